import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyTheme } from '../support/access/page-style.ts';
import { accessibilityErrors, prepareBrowser } from '../support/access/accessibility.ts';

const cut = { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' } as const;

test.each([
  ['light: color-contrast (', <p style={{ color: '#bbb' }}>Faint</p>],
  ['light: color-contrast (', <p style={{ color: '#bbb', background: 'linear-gradient(#000, #fff)' }}>At its end</p>],
  ['dark: color-contrast (', <p style={{ color: '#595775' }}>Faint by night</p>],
  ['button-name (', <button style={{ width: '3rem', height: '3rem' }} />],
  ['nothing says what is wrong with <input', <input aria-label="Name" aria-invalid="true" />],
  ['something moves', <p ref={(line) => void line?.animate([{ opacity: 1 }, { opacity: 0.99 }], 1e6)}>Moving</p>],
  ['the page is 330 pixels wide on 320', <p style={{ width: '330px' }}>Wide</p>],
  ['cut off at 320 pixels, text at 100%: <p', <p style={cut}>Far too long</p>],
  ['cut off at 1280 pixels, text at 200%: <p', <p style={{ ...cut, width: '60px' }}>Wide</p>],
])('a check reports: %s', async (error, flaw) => {
  await applyTheme('tickets');
  await prepareBrowser();
  render(<main>{flaw}</main>);
  expect((await accessibilityErrors()).join('\n')).toContain(error);
});
