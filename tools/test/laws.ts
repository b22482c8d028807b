// The one home of how often the laws (fast-check's properties) are tried. Vitest runs this file before the tests of each file.
import fc from 'fast-check';

/** Ten times as often with `npm test -- --thorough`. */
const RUNS = process.env['GUICHE_THOROUGH'] ? 10_000 : 1_000;

fc.configureGlobal({ numRuns: RUNS });
