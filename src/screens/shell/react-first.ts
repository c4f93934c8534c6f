import 'react-dom/client';
import { anotherTask } from './another-task.ts';

// React is half of all script. Run by itself it keeps nobody waiting for the other half.
await anotherTask();
