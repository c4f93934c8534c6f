/** Whether the element that had the focus is gone or can no longer have it. */
export const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
