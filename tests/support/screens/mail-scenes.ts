import { outboxOf } from '../journey/outbox.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** The address of the newest mail with a subject, as its reader sees it. */
const mailOf = async ({ product }: Stage, subject: RegExp): Promise<string> => {
  const outbox = await outboxOf(product);
  const [, address = ''] = new RegExp(`href="(/outbox/[^"]+)">${subject.source}`).exec(outbox) ?? [];
  return `${address}/html`;
};

const mail = (name: string, says: string, subject: RegExp): readonly Scene[] =>
  (['light', 'dark'] as const).map((colours) => ({
    name: colours === 'light' ? name : `${name}-dark`,
    says: colours === 'light' ? says : `The same where the reader's screen is dark.`,
    colours,
    path: (stage) => mailOf(stage, subject),
    act: (page) => page.getByText('Lottery Board').first().waitFor(),
  }));

/** What is written to a player, and where mails are read when nothing delivers them. */
export const mailScenes: readonly Scene[] = [
  ...mail('mail-activation', 'The activation mail.', /Activate your account/),
  ...mail('mail-reset', 'The mail to choose a new password.', /Reset your password/),
  ...mail('mail-results', 'The results of a draw.', /Your Power Ball results/),
  {
    name: 'outbox',
    says: 'The outbox, where mails wait to be read.',
    path: '/outbox',
    act: (page) => page.getByRole('heading').first().waitFor(),
  },
];
