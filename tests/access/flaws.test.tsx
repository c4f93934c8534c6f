import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { layGround } from '../support/access/ground.ts';
import { beginLooking, stumblingBlocks } from '../support/access/look.ts';

const found = async (flaw: ReactNode) => {
  await layGround('tickets');
  await beginLooking();
  render(<main>{flaw}</main>);
  return (await stumblingBlocks()).join('\n');
};

const tall = { height: '3rem' };

test.each<readonly [string, ReactNode, RegExp]>([
  ['faint text', <p style={{ color: '#bbb' }}>Faint</p>, /^color-contrast /m],
  [
    'a field without a label',
    <input type="text" style={tall} />,
    /^label .*\n?[^]*a textbox has no name for screen readers/m,
  ],
  ['a button without a name', <button style={{ ...tall, width: '3rem' }} />, /a button has no name for screen readers/],
  [
    'two small buttons side by side',
    ['A', 'B'].map((name) => (
      <button key={name} style={{ width: '14px', height: '14px', padding: 0, margin: 0, fontSize: '8px' }}>
        {name}
      </button>
    )),
    /^target-size /m,
  ],
  [
    'a button without a ring',
    <button style={{ ...tall, outline: 'none' }}>Save</button>,
    /^button 'Save' does not show that it has the focus/m,
  ],
  [
    'a button that the Tab key reaches too late',
    <div style={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <button style={tall}>First</button>
      <button style={tall}>Second</button>
    </div>,
    /^button 'Second' comes after button 'First', which stands below it/m,
  ],
  [
    'what is wider than 320 pixels',
    <p style={{ width: '330px' }}>Wide</p>,
    /^at 320 pixels: the page is \d+ pixels wide on 320/m,
  ],
  [
    'text that is cut off',
    <p style={{ width: '5rem', overflow: 'hidden', whiteSpace: 'nowrap' }}>A line that is far too long</p>,
    /^at 320 pixels: 'A line that is far too long' is cut off/m,
  ],
  [
    'text that leaves its button once it is spaced',
    <button style={{ ...tall, width: '13ch', padding: 0, whiteSpace: 'nowrap' }}>Save my ticket</button>,
    /^with spaced text: 'Save my ticket' leaves its button 'Save my ticket'/m,
  ],
  [
    'text on text',
    <div style={{ display: 'grid' }}>
      <p style={{ gridArea: '1/1' }}>Over</p>
      <p style={{ gridArea: '1/1' }}>Under</p>
    </div>,
    /^at 320 pixels: 'Over' lies on 'Under'/m,
  ],
  [
    'a button that is only a colour',
    <button aria-label="Red" style={{ ...tall, width: '3rem', border: 0, background: 'red' }} />,
    /^in forced colours: button 'Red' has neither border nor text/m,
  ],
  [
    'an error that is tied to nothing',
    <form aria-label="A form">
      <label>
        Name <input aria-invalid="true" style={tall} />
      </label>
      <p role="alert">No such name.</p>
    </form>,
    /textbox|input[^]*nothing that is read out says how\n[^]*'No such name.' is tied to no field/,
  ],
  [
    'what moves all the same',
    <p ref={(line) => void line?.animate([{ opacity: 1 }, { opacity: 0.99 }], { duration: 800, iterations: Infinity })}>
      Moving
    </p>,
    /^with reduced motion: p 'Moving' moves for 800 ms/m,
  ],
])('a look finds %s', async (_, flaw, sentence) => {
  expect(await found(flaw)).toMatch(sentence);
});

test('a look finds nothing where nothing is wrong, and leaves the focus where it was', async () => {
  expect(
    await found(
      <button style={tall} ref={(button) => button?.focus()}>
        Save
      </button>,
    ),
  ).toBe('');
  expect(document.activeElement?.textContent).toBe('Save');
});
