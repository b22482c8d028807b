import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isInstalled, OTHER_BROWSERS } from '../lib/browsers/other-browsers.ts';
import { withBuiltStorybook } from '../lib/built-storybook.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { type ExecResult, execCommand } from '../lib/exec.ts';
import { shown } from '../lib/files.ts';
import { cacheFolder, root } from '../prepare.mjs';
import { changedFiles } from './changed-files.ts';
import { type Failure, oneCheck, type StepOptions, type StepResult, type TimedCheck } from './step.ts';

/** An empty folder for a report: a suite that dies before it writes must not be judged by the previous report. */
function reportFile(name: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}

function numberAt(value: unknown, key: string): number {
  const part = valueAt(value, key);
  return typeof part === 'number' ? part : 0;
}

function textAt(value: unknown, key: string): string {
  const part = valueAt(value, key);
  return typeof part === 'string' ? part : '';
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const part = valueAt(value, key);
  return Array.isArray(part) ? part : [];
}

/** The result from a suite's own report, with the output of the suite. */
interface Report {
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly Failure[];
  timed: readonly TimedCheck[];
}

/** A suite that ends with an error but without a failed test (a file that cannot be loaded, an error outside the tests) has failed. */
function counted({ passed, failed, failures, skipped, timed }: Report, { code, output }: ExecResult): StepResult {
  const died = failed === 0 && code !== 0;
  const counts = { passed, failed: died ? 1 : failed, failures: died ? [unnamedFailure(code, output)] : failures, timed, output };
  return skipped > 0 ? { ...counts, note: `${skipped} skipped` } : counts;
}

const LAST_LINES = 12;

function unnamedFailure(code: number, output: string): Failure {
  return { name: `ended with code ${code} though no test failed`, reason: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}

/** The tests of one file that failed, or the file itself, when it could not be loaded. */
function vitestFailures(file: unknown): Failure[] {
  const path = shown(root, textAt(file, 'name'));
  const tests = listAt(file, 'assertionResults').filter((test) => textAt(test, 'status') === 'failed');
  if (tests.length === 0 && textAt(file, 'status') === 'failed') return [{ name: path, reason: textAt(file, 'message') }];
  return tests.map((test) => ({ name: `${path}: ${textAt(test, 'fullName')}`, reason: listAt(test, 'failureMessages').join('\n') }));
}

function readVitestReport(report: unknown): Report {
  const files = listAt(report, 'testResults');
  const failures = files.flatMap(vitestFailures);
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: failures.length,
    failures,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    timed: files.flatMap((file) =>
      listAt(file, 'assertionResults').map((test) => ({
        name: `${shown(root, textAt(file, 'name'))}: ${textAt(test, 'fullName')}`,
        seconds: numberAt(test, 'duration') / 1000,
      })),
    ),
  };
}

type Project = 'unit' | 'faults' | 'typing' | 'stories';

async function vitest(project: Project, { since, ...options }: StepOptions): Promise<StepResult> {
  const changed = since === undefined ? [] : (await changedFiles(since)).map((path) => join(root, path));
  const command = since === undefined ? ['run'] : ['related', '--run', '--passWithNoTests'];
  return runVitest(project, [...command, `--project=${project}`, ...changed], options);
}

async function runVitest(
  name: string,
  args: readonly string[],
  { live, thorough }: StepOptions,
  env: Record<string, string> = {},
): Promise<StepResult> {
  const file = reportFile(name);
  const reporters = [`--reporter=${live ? 'default' : 'dot'}`, '--reporter=json', `--outputFile.json=${file}`];
  const result = await execCommand('vitest', [...args, ...reporters], {
    quiet: !live,
    env: { ...env, ...(thorough && { GUICHE_THOROUGH: '1' }) },
  });
  const report = readReport(file);
  if (report) return counted(readVitestReport(report), result);
  if (args.includes('--passWithNoTests') && result.code === 0) return { passed: 0, failed: 0, note: 'no test concerned' };
  return oneCheck([result.output, `vitest ended with code ${result.code} and left no report`]);
}

export function unit(options: StepOptions): Promise<StepResult> {
  return vitest('unit', options);
}

/** What is done to servers on purpose. The faults of a PostgreSQL server are skipped, and said to be, where no such server is installed. */
export async function faults(options: StepOptions): Promise<StepResult> {
  const result = await vitest('faults', options);
  return result.note?.includes('skipped') ? { ...result, note: `${result.note}: no PostgreSQL server is installed here` } : result;
}

async function inBrowser(project: 'typing' | 'stories', options: StepOptions): Promise<StepResult> {
  const missing = await ensureChromium();
  return missing ? oneCheck([missing], 'no browser') : vitest(project, options);
}

export function typing(options: StepOptions): Promise<StepResult> {
  return inBrowser('typing', options);
}

export function stories(options: StepOptions): Promise<StepResult> {
  return inBrowser('stories', options);
}

/**
 * The fields, the main job and the stories in the browsers beside Chromium that are installed; those that are not are said to be skipped.
 * What Vitest cannot know by imports is built before, so all of it runs also when only changes are to be tested.
 */
export async function otherBrowsers(options: StepOptions): Promise<StepResult> {
  const installed = OTHER_BROWSERS.filter(isInstalled);
  const missing = OTHER_BROWSERS.filter((browser) => !isInstalled(browser));
  const absent = missing.length > 0 ? `${missing.join(' and ')} not installed here: npm run test:browsers` : undefined;
  if (installed.length === 0) return { passed: 0, failed: 0, note: absent ?? '' };
  const projects = ['browsers', ...installed.map((browser) => `typing-${browser}`)];
  const result = await withBuiltStorybook((folder) =>
    runVitest('browsers', ['run', ...projects.map((project) => `--project=${project}`)], options, { GUICHE_BUILT_STORYBOOK: folder }),
  );
  if ('buildFailed' in result) return oneCheck([result.buildFailed]);
  return { ...result, note: [`in ${installed.join(' and ')}`, result.note ?? [], absent ?? []].flat().join(', ') };
}

interface PlaywrightTest extends TimedCheck {
  /** What went wrong in each run of the test that failed; empty when it passed at once. */
  reasons: readonly string[];
}

/** The tests in one suite of Playwright's report: a file, or a `describe` in it. */
function playwrightTests(suite: unknown): PlaywrightTest[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      name: `${basename(textAt(spec, 'file'))} [${textAt(test, 'projectName')}]: ${textAt(spec, 'title')}`,
      seconds: listAt(test, 'results').reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0) / 1000,
      reasons: listAt(test, 'results').flatMap((result) => listAt(result, 'errors').map((error) => textAt(error, 'message'))),
    })),
  );
  return [...own, ...listAt(suite, 'suites').flatMap(playwrightTests)];
}

export async function endToEnd({ live }: StepOptions): Promise<StepResult> {
  const missing = await ensureChromium();
  if (missing) return oneCheck([missing], 'no browser');
  const file = reportFile('e2e');
  const result = await execCommand('playwright', ['test', '--reporter=list,json'], {
    quiet: !live,
    // The tests use the packages' sources, as all tools do in development.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: '--conditions=@guiche/source' },
  });
  const report = readReport(file);
  const stats = valueAt(report, 'stats');
  const tests = listAt(report, 'suites').flatMap(playwrightTests);
  if (stats === undefined) return oneCheck([result.output, `playwright ended with code ${result.code} and left no report`]);
  return counted(
    {
      passed: numberAt(stats, 'expected'),
      // A flaky test passed in the end, but a test that fails sometimes counts as failed.
      failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
      failures: tests.flatMap(({ name, reasons }) =>
        reasons.length > 0 ? [{ name, reason: stripVTControlCharacters(reasons.join('\n')) }] : [],
      ),
      skipped: numberAt(stats, 'skipped'),
      timed: tests,
    },
    result,
  );
}
