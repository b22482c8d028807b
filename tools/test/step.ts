/** One test, or one check of a step, and how long it took. */
export interface TimedCheck {
  name: string;
  seconds: number;
}

/** A test that failed. */
export interface Failure {
  name: string;
  /** What the test runner says of it. */
  reason: string;
}

export interface StepResult {
  passed: number;
  failed: number;
  /** Name and reason of each failed test, repeated at the end of the run, where the reader of a cut log looks. */
  failures?: readonly Failure[];
  /** A few words for the table: what was checked. */
  note?: string;
  /** The text to print when the step has ended: why it failed, or the output of its program. */
  output?: string;
  /** The tests or checks of the step, of which the slowest are printed. Absent when the step is a single check. */
  timed?: readonly TimedCheck[];
}

/** The options of a run. */
export interface StepOptions {
  /** Only one step runs, so that its program may print while it runs. */
  live: boolean;
  /** Laws run ten times as often. */
  thorough: boolean;
  /** Run only the tests that changes since this revision can affect; absent for all. */
  since?: string;
}

export interface Step {
  name: string;
  what: string;
  run: (options: StepOptions) => Promise<StepResult>;
  /** Steps that must have ended before this one starts, because both write the same files. */
  after?: readonly string[];
  /** How many processors it keeps busy by itself; 1 when absent. */
  width?: number;
  /** Whether a change to this file (path from the root, with slashes) can make the step fail. */
  concerns: (path: string) => boolean;
}

const MOST_LINES = 150;

/** A check without tests of its own counts as one, with the reason of its failure. */
export function oneCheck(findings: readonly string[], note?: string): StepResult {
  const counts = findings.length > 0 ? { passed: 0, failed: 1, output: shortened(findings) } : { passed: 1, failed: 0 };
  return note === undefined ? counts : { ...counts, note };
}

function shortened(findings: readonly string[]): string {
  const lines = findings.flatMap((finding) => finding.trimEnd().split('\n'));
  const shown = lines.slice(0, MOST_LINES);
  return [...shown, ...(lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} lines more`] : [])].join('\n');
}

/** Runs checks with a name one after the other, each counted and timed. */
export async function namedChecks(
  checks: readonly (readonly [name: string, run: () => string[] | Promise<string[]>])[],
): Promise<StepResult> {
  const results: StepResult[] = [];
  const timed: TimedCheck[] = [];
  for (const [name, run] of checks) {
    const startedAt = performance.now();
    results.push(oneCheck(await run()));
    timed.push({ name, seconds: (performance.now() - startedAt) / 1000 });
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), output: results.flatMap(({ output }) => output ?? []).join('\n'), timed };
}

const MOST_TIMED = 10;

/** The slowest ten of the tests or checks, slowest first, as lines. */
export function slowestLines(timed: readonly TimedCheck[]): string[] {
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_TIMED);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(2).padStart(8)} s  ${name}`);
}

const MOST_FAILURES = 30;
const MOST_REASON_LINES = 12;

/** Each failed test with the first lines of its reason, as lines. A step that names no failed test gives its output. */
export function failureLines(step: string, { failed, failures = [], output = '' }: StepResult): string[] {
  if (failed === 0) return [];
  const named = failures.length > 0 ? failures : [{ name: 'failed', reason: output }];
  const lines = named.slice(0, MOST_FAILURES).flatMap(({ name, reason }) => [`${step}: ${name}`, ...reasonLines(reason)]);
  return named.length > MOST_FAILURES ? [...lines, `${step}: … and ${named.length - MOST_FAILURES} more`] : lines;
}

function reasonLines(reason: string): string[] {
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MOST_REASON_LINES).map((line) => `    ${line}`);
  return lines.length > MOST_REASON_LINES ? [...shown, `    … and ${lines.length - MOST_REASON_LINES} lines more`] : shown;
}
