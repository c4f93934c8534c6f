import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { journey } from '../../support/journey/journey.ts';
import { signedInOn } from '../../support/journey/person.ts';

const elsewhere = 'http://elsewhere.example/';

/**
 * What a browser tells a page of another site of our window, which that opened and keeps hold of: its frames, and how
 * many addresses it had, once it is home.
 */
const whatIsTold = async (context: BrowserContext, address: string) => {
  const opening = await context.newPage();
  await opening.goto(elsewhere);
  const [opened] = await Promise.all([
    opening.waitForEvent('popup'),
    opening.evaluate((wanted) => void Object.assign(globalThis, { opened: open(wanted) }), address),
  ]);
  await opened.locator('main h1:visible').waitFor();
  await opened.waitForLoadState('networkidle');
  const at = new URL(opened.url()).pathname;
  const frames = await opening.evaluate('opened.length');
  await opening.evaluate(`opened.location.href = ${JSON.stringify(`${elsewhere}home`)}`);
  await opened.waitForURL(`${elsewhere}home`);
  const addresses = await opening.evaluate('opened.history.length');
  await opened.close();
  await opening.close();
  return { at, told: [frames, addresses] };
};

test(
  'a site that opens ours in a window cannot tell whether somebody is signed in [NAV-3, NAV-4, SV-1]',
  journey(async ({ page, context, product }) => {
    const asked = ['/', '/sign-in', '/powerball'];
    const tell = () => Promise.all(asked.map((path) => whatIsTold(context, product.url + path)));
    await context.route(`${elsewhere}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
    const ofVisitor = await tell();
    await signedInOn(page, product);
    const ofPlayer = await tell();
    expect(ofVisitor.map(({ at }) => at)).toEqual(['/', '/sign-in', '/sign-in']);
    expect(ofPlayer.map(({ at }) => at)).toEqual(['/', '/megamillions', '/powerball']);
    expect(ofPlayer.map(({ told }) => told)).toEqual(ofVisitor.map(({ told }) => told));
    expect(ofVisitor[0]?.told).toEqual([0, 2]);
  }),
);
