/** Resolves in a task of its own, so that whatever a person did meanwhile is answered before the work goes on. */
export const anotherTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
