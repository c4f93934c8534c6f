import { runCommand } from '../command.ts';
import { OperatorError } from '../redaction.ts';
import { reviveDead } from './outbox.ts';

await runCommand((words) => {
  if (words.join(' ') !== 'retry') throw new OperatorError('npm run mail -- retry');
  return async (context) => {
    const revived = await reviveDead(context);
    return [`${revived} ${revived === 1 ? 'email is' : 'emails are'} due again`];
  };
});
