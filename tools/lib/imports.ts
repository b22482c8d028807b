import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { execCommand } from './exec.ts';

interface CruiseResult {
  summary: {
    totalCruised: number;
    totalDependenciesCruised?: number;
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

export interface ImportReport {
  modules: number;
  findings: string[];
}

function isCruiseResult(value: unknown): value is CruiseResult {
  return typeof value === 'object' && value !== null && 'summary' in value;
}

/**
 * The imports in `folder` that go against the one direction.
 *
 * An empty list of modules is a finding too: it shows that the parser does not work.
 */
export async function checkImports(folder: string = root): Promise<ImportReport> {
  const parts = ['packages', 'apps', 'tools', 'benchmarks', 'e2e'].filter((name) => existsSync(join(folder, name)));
  const config = join(root, '.dependency-cruiser.mjs');
  const result = await execCommand('depcruise', ['--config', config, '--output-type', 'json', ...parts], { quiet: true, cwd: folder });
  let report: unknown;
  try {
    report = JSON.parse(result.stdout);
  } catch {
    return { modules: 0, findings: [`dependency-cruiser gave no report:\n${result.output}`] };
  }
  if (!isCruiseResult(report)) return { modules: 0, findings: ['dependency-cruiser gave a report without a summary'] };
  const { totalCruised, violations } = report.summary;
  const findings = violations.map(({ from, to, rule, cycle }) =>
    cycle ? `${rule.name}: ${from} → ${cycle.map(({ name }) => name).join(' → ')}` : `${rule.name}: ${from} → ${to}`,
  );
  if (totalCruised === 0) findings.push('dependency-cruiser found no module at all');
  return { modules: totalCruised, findings };
}
