import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { giveUp } from '../prepare.mjs';
import { changedFiles } from '../test/changed-files.ts';
import { sideBySide } from '../test/side-by-side.ts';
import { failureLines, type Step, type StepResult, slowestLines } from '../test/step.ts';
import { STEPS } from '../test/steps.ts';

/**
 * Number of steps that run at a time: one more than there are processors, because a test in a browser waits now and then, and four at most, which
 * already fill the memory of a small machine. On two processors all took 2,555 s in two lanes, and 1,648 s in three, with the packages built first.
 */
const LANES = Math.min(availableParallelism() + 1, 4);
const PROGRESS_MS = 30_000;

function readOptions() {
  // `--changed` alone means uncommitted changes; declared as an option with a value, it would take the next argument for its value.
  const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
  try {
    return parseArgs({ args, options: { only: { type: 'string' }, changed: { type: 'string' }, thorough: { type: 'boolean' } } }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const { only, changed: since, thorough = false } = readOptions();

async function chosenSteps(): Promise<readonly Step[]> {
  const names = only !== undefined ? only.split(',') : STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) giveUp(`no step is called ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`);
  const named = STEPS.filter(({ name }) => names.includes(name));
  if (since === undefined) return named;
  const changed = await changedFiles(since).catch((error: Error) => giveUp(error.message));
  console.log(`${changed.length} files differ from ${since}.`);
  return named.filter(({ concerns }) => changed.some(concerns));
}

const steps = await chosenSteps();
const live = steps.length === 1;
const startedAt = performance.now();
const running = new Map<string, number>();

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

/** Prints a step in one piece when it has ended, because steps run side by side; the output of its program when it failed. */
function tell({ name, what }: Step, { passed, failed, output, timed = [] }: StepResult, seconds: number): void {
  console.log(`\n── ${name}: ${what}`);
  if (failed > 0 && output?.trim()) console.log(output.trimEnd());
  if (timed.length > 1) console.log(`slowest:\n${slowestLines(timed).join('\n')}`);
  console.log(`${failed > 0 ? 'FAILED' : 'ok'}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}

async function runStep(step: Step) {
  const stepStartedAt = performance.now();
  running.set(step.name, stepStartedAt);
  const options = { live, thorough, ...(since !== undefined && { since }) };
  // An error here must not keep the results of the other steps from being printed.
  const result: StepResult = await step.run(options).catch((error: unknown) => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  });
  const seconds = secondsSince(stepStartedAt);
  running.delete(step.name);
  tell(step, result, seconds);
  return { name: step.name, seconds, ...result };
}

const progress = setInterval(() => {
  console.log(`… running: ${[...running].map(([name, from]) => `${name} (${secondsSince(from).toFixed(0)} s)`).join(', ')}`);
}, PROGRESS_MS);
const results = await sideBySide(steps, LANES, runStep);
clearInterval(progress);

console.log(`\n${'step'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(10)}`);
for (const { name, passed, failed, seconds, note } of results) {
  const row = `${name.padEnd(14)}${String(passed).padStart(8)}${String(failed).padStart(8)}${`${seconds.toFixed(1)} s`.padStart(10)}`;
  console.log(note ? `${row}   ${note}` : row);
}
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${'all'.padEnd(30)}${`${secondsSince(startedAt).toFixed(1)} s`.padStart(10)}`);
if (total('failed') > 0) {
  process.exitCode = 1;
  console.log(`\nfailed:\n${results.flatMap(({ name, ...result }) => failureLines(name, result)).join('\n')}`);
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
