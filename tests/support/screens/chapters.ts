import { accountScenes } from './account-scenes.ts';
import { boardScenes } from './board-scenes.ts';
import { entryScenes } from './entry-scenes.ts';
import { historyScenes } from './history-scenes.ts';
import { mailScenes } from './mail-scenes.ts';
import type { Chapter } from './scene.ts';

/** Every picture, in the order of a visit. */
export const chapters: readonly Chapter[] = [
  { title: 'Coming in', scenes: entryScenes },
  { title: 'The boards', scenes: boardScenes },
  { title: 'Draws and winnings', scenes: historyScenes },
  { title: 'The account, and around it', scenes: accountScenes },
  { title: 'Mails', scenes: mailScenes },
];
