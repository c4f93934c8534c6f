import { nameOf } from '../walking/shown.ts';

/** A run of text that a person sees, with the boxes of its lines. */
export type Text = { readonly words: string; readonly parent: Element; readonly boxes: readonly DOMRect[] };

const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** What an element and the elements around it have in common, from the inside out. */
export const withAncestors = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
  return found;
};

/** Every element of the page whose computed style fits. */
export const styled = (fits: (style: CSSStyleDeclaration) => boolean): readonly Element[] =>
  [...document.querySelectorAll('body *')].filter((one) => fits(getComputedStyle(one)));

// What is there only to be read out is clipped away.
const forReaders = () => styled(({ clipPath }) => clipPath === 'inset(50%)');

/** Tells of an element whether a person can see it, as far as style goes. */
const seen = () => {
  const unseen = forReaders();
  return (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !unseen.some((one) => one.contains(element));
};

const modal = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/** The layer in which an element is painted: a dialog, a popover, or the page. */
export const layerOf = (element: Element): Element =>
  element.closest('dialog:modal, [popover]:popover-open') ?? document.body;

// Behind a dialog nothing can be used, and the page has been looked at before it opened.
const inReach = () => {
  const front = modal();
  return (element: Element) => !front || layerOf(element) !== document.body;
};

/** Everything on the page that a person can press, type into or stand on with the keyboard. */
export const controls = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(controlSelector)].filter(seen()).filter(inReach());

/** All text that a person can see and reach. */
export const texts = (): readonly Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [isSeen, isInReach] = [seen(), inReach()];
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words === '' || !parent || parent.closest('script, style, svg') || !isSeen(parent) || !isInReach(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({
      words,
      parent,
      boxes: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
    });
  }
  return found;
};

/** How a sentence about an element calls it. */
export const calledOf = (element: Element): string => {
  const name = nameOf(element) || element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${name}'`;
};
