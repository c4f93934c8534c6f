import { mutating } from '../stryker.config.js';

export default mutating('rules', ['src/rules/**/*.ts']);
