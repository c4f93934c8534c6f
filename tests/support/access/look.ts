import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import { axeFindings, smallTargets } from './axe.ts';
import { emulate, nameless, spaceText, widen } from './browser.ts';
import { faceless, focusUnseen } from './colours.ts';
import { unreadable } from './reflow.ts';
import { moving, outOfOrder, untied } from './telling.ts';

const wide = 1280;
const narrow = 320;
const still = { 'prefers-reduced-motion': 'reduce' };

const under = (circumstance: string, found: readonly string[]) => found.map((one) => `${circumstance}: ${one}`);

/** Sets the page up for looks at it: the product's typeface, as wide as a desk's screen, no motion to be waited for. */
export const beginLooking = async (): Promise<void> => {
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem Inter`)));
  await emulate(still);
  await widen(wide);
};

/** All that somebody could stumble over on the page as it stands, each as a sentence; the page is left as it was. */
export const stumblingBlocks = async (): Promise<readonly string[]> => {
  const plain = [...(await axeFindings()), ...(await nameless()), ...focusUnseen(), ...outOfOrder(), ...untied()];
  const motion = under('with reduced motion', moving());
  const takeBack = spaceText();
  const spaced = under('with spaced text', unreadable());
  await widen(narrow);
  const spacedNarrow = under(`with spaced text at ${narrow} pixels`, unreadable());
  takeBack();
  const small = under(`at ${narrow} pixels`, [...unreadable(), ...outOfOrder(), ...(await smallTargets())]);
  await emulate({ ...still, 'forced-colors': 'active' });
  const forced = under('in forced colours', [...faceless(), ...focusUnseen()]);
  await beginLooking();
  return [...plain, ...motion, ...spaced, ...spacedNarrow, ...small, ...forced];
};
