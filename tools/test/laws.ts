// The number of runs of the laws (fast-check's properties), for all of them. Vitest runs this file before the tests of each file.
import fc from 'fast-check';

/** Ten times as many with `npm test -- --thorough`. */
const RUNS = process.env['GUICHE_THOROUGH'] ? 10_000 : 1_000;

fc.configureGlobal({ numRuns: RUNS });
