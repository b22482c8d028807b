import { parseArgs } from 'node:util';
import { giveUp } from '../prepare.mjs';
import type { Step, StepResult } from '../test/step.ts';
import { STEPS } from '../test/steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
const names = typeof values.only === 'string' ? values.only.split(',') : STEPS.map(({ name }) => name);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) giveUp(`no step is called ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`);

async function runStep({ name, what, run }: Step) {
  console.log(`\n── ${name}: ${what}`);
  const startedAt = performance.now();
  // What fails here must not keep the next steps from telling what they know.
  const result: StepResult = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${result.failed > 0 ? 'FAILED' : 'ok'}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(1)} s`);
  return { name, seconds, ...result };
}

const results: Awaited<ReturnType<typeof runStep>>[] = [];
for (const step of STEPS) if (names.includes(step.name)) results.push(await runStep(step));

console.log(`\n${'step'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(10)}`);
for (const { name, passed, failed, seconds, note } of results) {
  const row = `${name.padEnd(14)}${String(passed).padStart(8)}${String(failed).padStart(8)}${`${seconds.toFixed(1)} s`.padStart(10)}`;
  console.log(note ? `${row}   ${note}` : row);
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
if (total('failed') > 0) process.exitCode = 1;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
