import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { waitTimeout } from '../limits.ts';
import { atEnd } from '../at-end.ts';
import { installed } from '../chromium/chromium.ts';
import { freePort } from '../server/loopback.ts';

const ending = (child: ChildProcess) => {
  atEnd(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  return child;
};

// WebKitWebDriver does not scroll to what it clicks, so every page must fit in the window.
const size = { width: 1440, height: 1800 };

const startDisplay = async (): Promise<string> => {
  const screenSize = `${size.width}x${size.height}x24`;
  const screen = spawn(installed('Xvfb'), ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp']);
  ending(screen);
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
};

/** Starts WebKitGTK's MiniBrowser, with nothing left from other journeys; it ends with the test. */
export const startWebKit = async (): Promise<WebDriver> => {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: await startDisplay() };
  ending(spawn(installed('WebKitWebDriver'), [`--port=${port}`], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), waitTimeout);
  const driver = await new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
  atEnd(() => driver.quit());
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return driver;
};

/** What a player sees and does in WebKit; elements are found by the browser's own accessible names. */
export const playerOn = (driver: WebDriver) => {
  const named = async (css: string, name: string, scope: WebDriver | WebElement = driver): Promise<WebElement> =>
    vi.waitFor(async () => {
      for (const element of await scope.findElements(By.css(css)))
        if ((await element.getAccessibleName()) === name && (await element.isDisplayed())) return element;
      return expect.fail(`There is no ${css} called ${name}`);
    }, waitTimeout);
  const press = (...keys: readonly string[]) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();
  const focused = async () => driver.switchTo().activeElement().getAccessibleName();
  return {
    named,
    press,
    focused,
    click: async (css: string, name: string, scope?: WebElement) => (await named(css, name, scope)).click(),
    /** Replaces a field's content. */
    fill: async (field: WebElement, text: string) => {
      await field.click();
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform();
    },
    reads: (text: string) => expect.poll(() => driver.findElement(By.css('body')).getText()).toContain(text),
    arrivesAt: (path: string) => expect.poll(async () => new URL(await driver.getCurrentUrl()).pathname).toBe(path),
    tabTo: async (name: string) => {
      const passed: string[] = [];
      while (passed.at(-1) !== name) {
        if (passed.length === 80) throw new Error(`Tab did not lead to ${name}, but to ${passed.join(', ')}`);
        await press(Key.TAB);
        passed.push(await focused());
      }
    },
  };
};
