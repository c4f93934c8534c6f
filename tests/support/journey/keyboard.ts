import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The focused element: its name, whether its focus shows, and whether it is in view. */
type Stop = { readonly name: string; readonly isShown: boolean; readonly isInSight: boolean };

const lookAtStop = (): Stop => {
  const at = document.activeElement ?? document.body;
  const around = [at, at.parentElement, at.parentElement?.parentElement].flatMap((one) => one ?? []);
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const label =
    at.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at.textContent);
  return {
    name: at === document.body ? 'nothing' : (label ?? '').replace(/\s+/g, ' ').trim(),
    isShown: around.some(hasRing),
    isInSight: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  };
};

/** The name of the focused element; 'nothing' if focus is lost. */
export const focused = async (page: Page): Promise<string> => (await page.evaluate(lookAtStop)).name;

/** Presses Tab, or another key, until the named element has focus; at each stop on the way focus must be visible. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  while (passed.at(-1) !== name) {
    if (passed.length === 80) throw new Error(`${key} did not lead to ${name}, but to ${passed.join(', ')}`);
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    passed.push(stop.name);
    expect(stop, `after ${passed.join(', ')}`).toEqual({
      name: stop.name === 'nothing' ? 'something' : stop.name,
      isShown: true,
      isInSight: true,
    });
  }
};

/** Tabs to an element and presses Enter on it. */
export const enterOn = async (page: Page, name: string, key?: 'Shift+Tab'): Promise<void> => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

/** Tabs to a field and types into it. */
export const typeInto = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.type(text);
};

/** Waits until a screen's heading has focus, as after each change of the address. */
export const arriveAt = (page: Page, heading: string) =>
  page.locator('h1:focus').getByText(heading, { exact: true }).waitFor();
