import { cdp, page } from 'vitest/browser';
import { withStyle } from './ground.ts';

type Node = { ignored: boolean; role?: { value?: string }; name?: { value?: string } };
type Session = { send: (method: string, params?: object) => Promise<unknown> };
type Frames = { frameTree: { childFrames?: { frame: { id: string; url: string } }[] } };

const send = (method: string, params?: object) => (cdp() as unknown as Session).send(method, params);

/** Emulates what a person has set in the system. */
export const emulate = (features: Readonly<Record<string, string>>) =>
  send('Emulation.setEmulatedMedia', { features: Object.entries(features).map(([name, value]) => ({ name, value })) });

/** Makes the page so wide, in CSS pixels. */
export const widen = (width: number) => page.viewport(width, 800);

const operable = new Set([
  'button',
  'link',
  'textbox',
  'checkbox',
  'switch',
  'radio',
  'combobox',
  'dialog',
  'heading',
  'image',
  'form',
]);

/** What stands without a name in the tree that the browser gives to screen readers. */
export const nameless = async (): Promise<readonly string[]> => {
  const { frameTree } = (await send('Page.getFrameTree')) as Frames;
  const frameId = frameTree.childFrames?.find(({ frame }) => frame.url === location.href)?.frame.id;
  const { nodes } = (await send('Accessibility.getFullAXTree', { frameId })) as { nodes: readonly Node[] };
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && operable.has(role?.value ?? '') && (name?.value ?? '').trim() === '',
    )
    .map(({ role }) => `a ${role?.value ?? ''} has no name for screen readers`);
};

/** The spacing that a person may set for all text (WCAG 1.4.12); calling what it returns takes it back. */
export const spaceText = () =>
  withStyle(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
