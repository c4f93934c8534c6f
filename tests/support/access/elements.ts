import { nameOf } from '../../walk/shown.ts';

/** An element's name in an error message. */
export const describeElement = (element: Element): string =>
  `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${nameOf(element) || element.textContent.trim()}'`;

/** The elements that a person can see and use: those of the open dialog, if there is one. */
export const visibleElements = (selector: string): readonly HTMLElement[] => {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const readOutOnly = [...front.querySelectorAll('*')].filter((one) => getComputedStyle(one).clipPath === 'inset(50%)');
  return [...front.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !readOutOnly.some((clipped) => clipped.contains(one)));
};
