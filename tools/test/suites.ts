import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBackofficeIfNeeded } from '../backoffice-build.mjs';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { type ExecResult, execCommand } from '../lib/exec.ts';
import { filesBelow } from '../lib/files.ts';
import { cacheFolder, root } from '../prepare.mjs';
import { oneCheck, type StepResult } from './step.ts';

/** A place for a report, empty: a suite that dies before it writes must not be judged by the last one's. */
function reportFile(name: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function numberAt(value: unknown, key: string): number {
  const part = typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
  return typeof part === 'number' ? part : 0;
}

/** A suite that ends badly without a failed test (a file that does not load, an error outside the tests) has still failed. */
function counted(passed: number, failed: number, { code }: ExecResult, skipped: number): StepResult {
  const counts = { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
  return skipped > 0 ? { ...counts, note: `${skipped} skipped` } : counts;
}

async function vitest(project: 'unit' | 'typing' | 'stories'): Promise<StepResult> {
  const file = reportFile(project);
  const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const result = await execCommand('vitest', args);
  const report = readReport(file);
  if (!report) return oneCheck([`vitest ended with code ${result.code} and left no report`]);
  const failed = Math.max(numberAt(report, 'numFailedTests'), failedFiles(report));
  return counted(
    numberAt(report, 'numPassedTests'),
    failed,
    result,
    numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  );
}

/** Files of tests that failed, those that could not even be loaded among them. */
function failedFiles(report: unknown): number {
  if (typeof report !== 'object' || report === null || !('testResults' in report) || !Array.isArray(report.testResults)) return 0;
  const results: unknown[] = report.testResults;
  return results.filter((file) => typeof file === 'object' && file !== null && 'status' in file && file.status === 'failed').length;
}

export function unit(): Promise<StepResult> {
  return vitest('unit');
}

async function inBrowser(project: 'typing' | 'stories'): Promise<StepResult> {
  const missing = await ensureChromium();
  return missing ? oneCheck([missing], 'no browser') : vitest(project);
}

export function typing(): Promise<StepResult> {
  return inBrowser('typing');
}

export function stories(): Promise<StepResult> {
  return inBrowser('stories');
}

export async function endToEnd(): Promise<StepResult> {
  if (filesBelow(join(root, 'e2e'), (path) => /\.(spec|test)\.ts$/.test(path)).length === 0)
    return { passed: 0, failed: 0, note: 'none yet' };
  const missing = await ensureChromium();
  if (missing) return oneCheck([missing], 'no browser');
  await buildBackofficeIfNeeded();
  const file = reportFile('e2e');
  const result = await execCommand('playwright', ['test', '--reporter=list,json'], {
    // The tests use the packages' sources, as everything does in development.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_OPTIONS: '--conditions=@guiche/source' },
  });
  const report = readReport(file);
  if (typeof report !== 'object' || report === null || !('stats' in report)) {
    return oneCheck([`playwright ended with code ${result.code} and left no report`]);
  }
  const { stats } = report;
  // A flaky test passed at last, but what fails sometimes is not whole.
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  return counted(numberAt(stats, 'expected'), failed, result, numberAt(stats, 'skipped'));
}
