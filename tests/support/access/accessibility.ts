import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import axe from 'axe-core';
import { cdp, page } from 'vitest/browser';
import { withStyle } from './page-style.ts';

const rules = {
  // A walk shows one view, not the page around it: the journeys check regions and heading order.
  region: { enabled: false },
  'heading-order': { enabled: false },
  'target-size': { enabled: true },
  // Checked below.
  'color-contrast': { enabled: false },
};

const axeErrors = async (where: axe.ElementContext, options: axe.RunOptions) => {
  // Of rules that pass, axe need not list every element, which would take a quarter of the time.
  const { violations } = await axe.run(where, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`));
};

/** The elements that a person can see and use: those of the open dialog, if there is one. */
const visibleElements = (selector: string): readonly HTMLElement[] => {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const readOutOnly = [...front.querySelectorAll('*')].filter((one) => getComputedStyle(one).clipPath === 'inset(50%)');
  return [...front.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !readOutOnly.some((clipped) => clipped.contains(one)));
};

/** What an element's contrast depends on: its style and those of its ancestors, kept in `looks`. */
const lookOf = (element: Element, looks: Map<Element, string>): string => {
  const known = looks.get(element);
  if (known !== undefined) return known;
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
  const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
  const style = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, isDisabled].join();
  const look = element.parentElement ? `${lookOf(element.parentElement, looks)} > ${style}` : style;
  looks.set(element, look);
  return look;
};

/** Paints each gradient in its first or last color, since axe does not judge text on one; returns what undoes it. */
const paintGradients = (end: 0 | -1) => {
  const painted = visibleElements('*').flatMap((element) => {
    const { backgroundImage, backgroundSize } = getComputedStyle(element);
    // One that has a size is a line at an edge.
    const color = /\d/.test(backgroundSize) ? undefined : backgroundImage.match(/rgb\([^)]*\)/g)?.at(end);
    if (color === undefined) return [];
    element.style.background = color;
    return [element];
  });
  return () => painted.forEach(({ style }) => style.removeProperty('background'));
};

const seenLooks = { light: new Set<string>(), dark: new Set<string>() };

/** Contrast takes axe most of its time, so one element of each look is checked, the first time it is seen. */
const contrastErrors = async (mode: 'light' | 'dark') => {
  const looks = new Map<Element, string>();
  const byLook = new Map(visibleElements('*').map((element) => [lookOf(element, looks), element]));
  const unseen = [...byLook].filter(([look]) => !seenLooks[mode].has(look));
  for (const [look] of unseen) seenLooks[mode].add(look);
  if (unseen.length === 0) return [];
  const elements = unseen.map(([, element]) => element);
  const errors: string[] = [];
  for (const end of unseen.some(([look]) => look.includes('gradient')) ? ([0, -1] as const) : ([0] as const)) {
    const undo = paintGradients(end);
    errors.push(...(await axeErrors(elements, { runOnly: ['color-contrast'] })));
    undo();
  }
  return errors.map((error) => `${mode}: ${error}`);
};

/** Only colors differ in the dark. To ask the browser for it takes as long as the check: its rules are applied here. */
const errorsInDark = async () => {
  const dark = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules]);
  const removeStyle = withStyle(dark.map(({ cssText }) => cssText).join('\n'));
  return contrastErrors('dark').finally(removeStyle);
};

/** Invalid fields that are read out without their error (WCAG 3.3.1), which axe does not check. */
const unexplainedFields = () =>
  visibleElements('[aria-invalid="true"]')
    .filter(
      ({ ariaDescribedByElements: by }) => !by?.some((one) => one.closest('[role="alert"], ul') && one.textContent),
    )
    .map(({ outerHTML }) => `nothing says what is wrong with ${outerHTML.slice(0, 160)}`);

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map(() => 'something moves although motion is reduced');

const isCutOff = (element: Element) => {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  const isControl = element.matches('a, button, input') && display !== 'inline';
  const isTooWide = element.scrollWidth > element.clientWidth + 1.5;
  const isTooHigh = element.scrollHeight > element.clientHeight + 1.5;
  return (
    (isTooWide && (isControl || overflowX !== 'visible')) || (isTooHigh && (isControl || /hidden|clip/.test(overflowY)))
  );
};

/** Resolves once all resize observers have been called. */
const resizeObserved = () =>
  new Promise((resolve) => {
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      resolve(undefined);
    }).observe(document.documentElement);
  });

/** What is cut off, or wider than the page, at a window's width and a text size (WCAG 1.4.10, 1.4.4). */
const reflowErrors = async (width: number, textSize: string) => {
  const removeStyle = withStyle(`:root { font-size: ${textSize} !important }`);
  // Asking the runner for another width takes longer than all the checks.
  if (innerWidth !== width) {
    (window.frameElement as HTMLIFrameElement).style.width = `${width}px`;
    await resizeObserved();
  }
  const cutOff = visibleElements('*').filter(isCutOff);
  const across = document.documentElement.scrollWidth;
  removeStyle();
  return [
    ...(across > width ? [`the page is ${across} pixels wide on ${width}`] : []),
    ...cutOff.map(({ outerHTML }) => `cut off at ${width} pixels, text at ${textSize}: ${outerHTML.slice(0, 160)}`),
  ];
};

/** Loads the font, sets the width of a desktop screen and reduces motion. */
export const prepareBrowser = async (): Promise<void> => {
  const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem Inter`)));
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  await page.viewport(1280, 800);
};

/** All accessibility errors of the current page, as sentences. */
export const accessibilityErrors = async (): Promise<readonly string[]> => [
  ...(await axeErrors(document.body, { rules })),
  ...(await contrastErrors('light')),
  ...(await errorsInDark()),
  ...unexplainedFields(),
  ...runningAnimations(),
  ...(await reflowErrors(320, '100%')),
  ...(await reflowErrors(1280, '200%')),
];
