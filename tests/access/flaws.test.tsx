import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyTheme } from '../support/access/page-style.ts';
import { accessibilityErrors, prepareBrowser } from '../support/access/accessibility.ts';

const tall = { height: '3rem' };
const fade = { duration: 800, iterations: Infinity };
const below = { display: 'flex', flexDirection: 'column-reverse' } as const;
const cut = { width: '3rem', overflow: 'hidden', whiteSpace: 'nowrap' } as const;

test.each([
  ['color-contrast (', <p style={{ color: '#bbb' }}>Faint</p>],
  ['color-contrast (', <p style={{ color: '#bbb', background: 'linear-gradient(#000, #fff)' }}>Faint at its end</p>],
  ['in the dark: color-contrast (', <p style={{ color: '#595775' }}>Faint by night</p>],
  ['button-name (', <button style={{ ...tall, width: '3rem' }} />],
  ["button 'Save' does not show that it has the focus", <button style={{ ...tall, outline: 'none' }}>Save</button>],
  ["the Tab key does not reach button 'Save'", <button style={tall} tabIndex={-1} children="Save" />],
  [
    "the Tab key reaches button 'B' after",
    <p style={below}>
      <button>A</button>
      <button>B</button>
    </p>,
  ],
  ["nothing says what is wrong with input 'Name'", <input aria-label="Name" aria-invalid="true" style={tall} />],
  ['something moves', <p ref={(line) => void line?.animate([{ opacity: 1 }, { opacity: 0.99 }], fade)}>Moving</p>],
  ['at 320 pixels: the page is 330 pixels wide', <p style={{ width: '330px' }}>Wide</p>],
  ["'$1,000,000' is broken", <p style={{ width: '4rem', overflowWrap: 'anywhere' }}>$1,000,000</p>],
  ["at 320 pixels: p 'Far too long' is cut off", <p style={cut}>Far too long</p>],
  ["with text at 200 %: p 'Wide' is cut off", <p style={{ ...cut, width: '60px' }}>Wide</p>],
  [
    "with spaced text: button 'Save my ticket' is cut off",
    <button style={{ ...tall, width: '13ch', whiteSpace: 'nowrap' }}>Save my ticket</button>,
  ],
])('a check reports: %s', async (error, flaw) => {
  await applyTheme('tickets');
  await prepareBrowser();
  render(
    <main>
      <a href="#there">There</a>
      {flaw}
    </main>,
  );
  screen.getByRole('link').focus();
  expect((await accessibilityErrors()).join('\n')).toContain(error);
  expect(screen.getByRole('link')).toHaveFocus();
});
