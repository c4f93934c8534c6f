import { calledOf, controls, withAncestors } from './parts.ts';

const hasBorder = (element: Element) => {
  const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, appearance } = getComputedStyle(element);
  const isDrawn =
    borderBlockEndStyle !== 'none' &&
    parseFloat(borderBlockEndWidth) > 0 &&
    !/^rgba\(.*, 0\)$/.test(borderBlockEndColor);
  return isDrawn || (element.matches('input') && appearance === 'auto');
};

// A text field is drawn by the box around it.
const boxOf = (element: Element) => withAncestors(element).slice(0, element.matches('input') ? 2 : 1);

const hasFace = (element: Element) =>
  element.textContent.trim() !== '' ||
  element.querySelector('svg') !== null ||
  boxOf(element).some(hasBorder) ||
  [...element.children].some(hasBorder);

/** Controls of which nothing is left when the system's colours take the place of the page's. */
export const faceless = (): readonly string[] =>
  controls()
    .filter((one) => !hasFace(one))
    .map((one) => `${calledOf(one)} has neither border nor text`);

const hasRing = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};

const hush = (event: Event) => event.stopImmediatePropagation();
const focusEvents = ['focus', 'blur', 'focusin', 'focusout', 'scroll'];

/** Controls that do not show that they have the focus. The page does not learn of this look at it. */
export const focusUnseen = (): readonly string[] => {
  const before = document.activeElement;
  for (const type of focusEvents) addEventListener(type, hush, { capture: true });
  const unseen = controls().filter((one) => {
    if (one.matches(':disabled')) return false;
    one.focus({ preventScroll: true });
    return document.activeElement !== one || !withAncestors(one).slice(0, 3).some(hasRing);
  });
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const type of focusEvents) removeEventListener(type, hush, { capture: true });
  return unseen.map((one) => `${calledOf(one)} does not show that it has the focus`);
};
