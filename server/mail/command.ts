import { runCommand } from '../command.ts';
import { OperatorError } from '../redaction.ts';
import { reviveDead } from './outbox.ts';

await runCommand((words) => {
  const given = words.join(' ');
  if (given !== 'retry')
    throw new OperatorError(`${given === '' ? 'nothing to do' : `no such command: ${given}`}\n  npm run mail -- retry`);
  return async (context) => {
    const revived = await reviveDead(context);
    return [`${revived} ${revived === 1 ? 'email is' : 'emails are'} due again`];
  };
});
