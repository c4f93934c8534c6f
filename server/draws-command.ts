import { runCommand } from './command.ts';
import { drawsWork } from './draws/terminal.ts';
import { notifyPlayers } from './results/notifying.ts';

await runCommand((words) => {
  const work = drawsWork(words);
  return async (context) => {
    const lines = await work(context);
    // A server on the same database would notice only seconds later (GR-3).
    if (words[0] !== 'check') await notifyPlayers({ ...context, wakeMail: () => Promise.resolve() });
    return lines;
  };
});
