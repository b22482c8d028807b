import { buildPackages } from './build-packages.ts';

const problems = await buildPackages();
// Not on standard output, which is npm's when it packs.
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
