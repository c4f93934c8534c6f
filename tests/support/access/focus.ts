import { describeElement, visibleElements } from './elements.ts';

const hasRing = (element: Element | null) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};
const showsFocus = (control: HTMLElement) => {
  control.focus({ preventScroll: true });
  return document.activeElement === control && [control, control.parentElement].some(hasRing);
};
const isAbove = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.bottom <= b.top + 1 && a.left < b.right;
};
const stop = (event: Event) => event.stopImmediatePropagation();
const focusEvents = ['focus', 'blur', 'focusin', 'focusout', 'scroll'];

/** Controls that Tab never reaches, or too late, and those that do not show that they have focus. */
export const focusErrors = (): readonly string[] => {
  const controls = visibleElements('a[href], button, input, summary, [tabindex="0"]');
  const stops = controls.filter((control) => !control.matches(':disabled, [role="tab"][tabindex="-1"]'));
  const before = document.activeElement;
  // Hides these events from the screen.
  for (const type of focusEvents) addEventListener(type, stop, true);
  const ringless = stops.filter((control) => !showsFocus(control));
  (document.activeElement as HTMLElement).blur();
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  for (const type of focusEvents) removeEventListener(type, stop, true);
  const skipped = stops.filter(({ tabIndex }) => tabIndex < 0);
  const late = stops.filter((control, at) => isAbove(control, stops[at - 1] ?? control));
  return [
    ...ringless.map((control) => `${describeElement(control)} does not show that it has the focus`),
    ...skipped.map((control) => `the Tab key does not reach ${describeElement(control)}`),
    ...late.map((control) => `the Tab key reaches ${describeElement(control)} after what stands below it`),
  ];
};
