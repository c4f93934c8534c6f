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
