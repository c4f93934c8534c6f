const read = new Set<string>();
/** Notes a name: who shows something reads it each time that it renders. */
export const noting = <Shown>(name: string, shown: Shown): Shown => {
  read.add(name);
  return shown;
};
/** The names that were noted while something was done. */
export const readDuring = async (work: () => unknown) => {
  read.clear();
  await work();
  return [...read];
};
