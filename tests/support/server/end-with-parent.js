// Ends a process that a test started when its parent ends, which closes the pipe of its standard input.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
  process.stdin.resume().unref();
}
