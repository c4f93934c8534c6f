import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import axe from 'axe-core';
import { cdp, page } from 'vitest/browser';
import { describeElement, visibleElements } from './elements.ts';
import { focusErrors } from './focus.ts';
import { withStyle } from './page-style.ts';
import { brokenWords, reflowErrors } from './reflow.ts';

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

/** What an element's contrast depends on: its style and those of its ancestors. */
const lookOf = (element: Element): string => {
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
  const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
  const style = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, isDisabled].join();
  return element.parentElement ? `${lookOf(element.parentElement)} > ${style}` : style;
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
  const byLook = new Map(visibleElements('*').map((element) => [lookOf(element), element]));
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
  return errors;
};

/** Invalid fields that are read out without their error (WCAG 3.3.1), which axe does not check. */
const unexplainedFields = () =>
  visibleElements('[aria-invalid="true"]')
    .filter(
      ({ ariaDescribedByElements: by }) => !by?.some((one) => one.closest('[role="alert"], ul') && one.textContent),
    )
    .map((field) => `nothing says what is wrong with ${describeElement(field)}`);

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 10)
    .map(() => 'something moves although motion is reduced');

const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';

/** What a person may set: window width, text size and text spacing (WCAG 1.4.10, 1.4.4, 1.4.12). */
const settings = [
  { name: 'at 320 pixels', width: 320, style: '' },
  { name: 'with spaced text', width: 320, style: `* { ${spacing} }` },
  { name: 'with text at 200 %', width: 1280, style: ':root { font-size: 200% !important }' },
];

/** Resolves once all resize observers have been called. */
const resizeObserved = () =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve(undefined);
    });
    observer.observe(document.documentElement);
  });

// Asking the runner for another width takes longer than all the checks.
const setWidth = async (width: number) => {
  if (innerWidth === width) return;
  (window.frameElement as HTMLIFrameElement).style.width = `${width}px`;
  await resizeObserved();
};

/** Only colors differ in the dark. To ask the browser for it takes as long as the check: its rules are applied here. */
const errorsInDark = async () => {
  const dark = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText.includes('prefers-color-scheme: dark'))
    .flatMap(({ cssRules }) => [...cssRules]);
  const removeStyle = withStyle(dark.map(({ cssText }) => cssText).join('\n'));
  const errors = await contrastErrors('dark');
  removeStyle();
  return errors.map((error) => `in the dark: ${error}`);
};

/** Loads the font, sets the width of a desktop screen and reduces motion. */
export const prepareBrowser = async (): Promise<void> => {
  const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem Inter`)));
  await browser.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });
  await page.viewport(1280, 800);
};

/** All accessibility errors of the current page, as sentences. */
export const accessibilityErrors = async (): Promise<readonly string[]> => {
  const errors = [
    ...(await axeErrors(document.body, { rules })),
    ...(await contrastErrors('light')),
    ...(await errorsInDark()),
    ...focusErrors(),
    ...unexplainedFields(),
    ...runningAnimations(),
    ...brokenWords(),
  ];
  for (const { name, width, style } of settings) {
    const removeStyle = withStyle(style);
    await setWidth(width);
    const broken = style === '' ? brokenWords() : [];
    errors.push(...[...reflowErrors(), ...broken].map((error) => `${name}: ${error}`));
    removeStyle();
  }
  return errors;
};
