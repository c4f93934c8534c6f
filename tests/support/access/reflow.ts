import { describeElement, visibleElements } from './elements.ts';

const slack = 1.5;

const isCutOff = (element: Element) => {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  const isControl = element.matches('a, button, input') && display !== 'inline';
  const isTooWide = element.scrollWidth > element.clientWidth + slack;
  const isTooHigh = element.scrollHeight > element.clientHeight + slack;
  return (
    (isTooWide && (isControl || overflowX !== 'visible')) || (isTooHigh && (isControl || /hidden|clip/.test(overflowY)))
  );
};

const linesOf = (text: Node, from: number, length: number): number => {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, from + length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Words and amounts that are broken over two lines, which an address may be. */
export const brokenWords = (): readonly string[] =>
  visibleElements('*')
    .flatMap(({ childNodes }) => [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/[^\s–-]+/g)]
        .filter(({ 0: word, index }) => !/[@/]/.test(word) && linesOf(text, index, word.length) > 1)
        .map(([word]) => `'${word}' is broken`),
    );

/** What is cut off, or wider than the page, at the current width and text size. */
export const reflowErrors = (): readonly string[] => {
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} pixels wide on ${innerWidth}`] : []),
    ...visibleElements('*')
      .filter(isCutOff)
      .map((element) => `${describeElement(element)} is cut off`),
  ];
};
