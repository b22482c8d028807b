import { checkExamples } from '../lib/examples.ts';
import { execCommand } from '../lib/exec.ts';
import { checkImports } from '../lib/imports.ts';
import { checkMessages } from '../lib/messages.ts';
import { lintOpenApi } from '../lib/openapi.ts';
import { checkPurity } from '../lib/purity.ts';
import { readCitations, readRequirements, unknownCitations } from '../lib/requirements.ts';
import { checkStories } from '../lib/stories.ts';
import { root } from '../prepare.mjs';
import { oneCheck, type StepResult } from './step.ts';

/** Runs a program whose output matters only when it fails. */
async function quietly(...[command, args]: Parameters<typeof execCommand>): Promise<StepResult> {
  const { code, output } = await execCommand(command, args, { quiet: true });
  return oneCheck(code === 0 ? [] : [output || `${command} ended with code ${code}`]);
}

export function format(): Promise<StepResult> {
  return quietly('biome', ['check', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])]);
}

export function types(): Promise<StepResult> {
  return quietly('tsc', ['-b']);
}

export async function imports(): Promise<StepResult> {
  const { modules, findings } = await checkImports();
  return oneCheck(findings, `${modules} modules`);
}

export function unused(): Promise<StepResult> {
  return quietly('knip', ['--no-progress', '--no-config-hints']);
}

export async function purity(): Promise<StepResult> {
  const { files, findings } = checkPurity(root);
  return oneCheck(findings, `${files} files`);
}

export async function components(): Promise<StepResult> {
  const { components, findings } = checkStories(root);
  return oneCheck([...findings, ...checkExamples(root)], `${components} components`);
}

export async function messages(): Promise<StepResult> {
  const { keys, findings } = checkMessages(root);
  return oneCheck(findings, `${keys} keys`);
}

export async function openApi(): Promise<StepResult> {
  // Imported here, not at the top: a contract that does not compile must not stop the other steps.
  const { TOPICS, ALL_CALLS } = await import('@guiche/contract/calls');
  const { exampleOf, openApiDocument } = await import('@guiche/contract/openapi');
  const { PRODUCT_NAME } = await import('@guiche/domain/product');
  return oneCheck(
    await lintOpenApi(openApiDocument(TOPICS, { title: PRODUCT_NAME, version: '0.1.0', exampleOf })),
    `${ALL_CALLS.length} calls`,
  );
}

export async function requirements(): Promise<StepResult> {
  const citations = readCitations(root);
  const unknown = unknownCitations(readRequirements(root), citations);
  return oneCheck(
    unknown.map(({ id, at }) => `${at}: ${id} is not a requirement`),
    `${new Set(citations.map(({ id }) => id)).size} cited`,
  );
}
