type Names = readonly (readonly [name: string, sign: RegExp])[];

// In this order, since each also claims to be those below it.
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, userAgent: string) => names.find(([, sign]) => sign.test(userAgent))?.[0];

/** A browser in words, from its User-Agent header, such as 'Firefox on Windows' (AK-5). */
export const browserOf = (userAgent = ''): string => {
  const [browser = 'Another browser', system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return system === undefined ? browser : `${browser} on ${system}`;
};
