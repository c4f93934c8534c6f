import { expect, test } from 'vitest';
import { browserOf } from '../../../server/sessions/devices.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webkit} Chrome/141.0.0.0 Safari/537.36`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Firefox on iPhone', `${phone} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace(' Safari', ' Mobile Safari')}`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`],
  ['Chrome on iPhone', `${phone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0.0.0`],
  ['Opera on Mac', `${mac} ${chrome} OPR/125.0.0.0`],
  ['Samsung Internet on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0`],
  ['Safari on Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`],
  ['Safari on iPhone', `${phone} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Safari on iPad', `${phone.replaceAll('iPhone', 'iPad')} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Another browser on Linux', 'Mozilla/5.0 (X11; Linux x86_64) Konqueror'],
  ['Another browser', 'curl/8.0'],
  ['Another browser', undefined],
])('a device is named %s [AK-5]', (name, userAgent) => {
  expect(browserOf(userAgent)).toBe(name);
});
