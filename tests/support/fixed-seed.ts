import fc from 'fast-check';

// Property tests get the same inputs in each run of `npm test`; `npm run soak` sets a new seed and prints it.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
