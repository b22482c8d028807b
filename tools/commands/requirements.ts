import { parseArgs } from 'node:util';
import { layerTable, openByHeading, requirementReport } from '../lib/requirement-report.ts';
import { readCitations, readRequirements, requirementsOf, unknownCitations } from '../lib/requirements.ts';
import { readRuleUse, waitingRulesReport } from '../lib/waiting-rules.ts';
import { giveUp, root } from '../prepare.mjs';

const { values, positionals: ids } = parseArgs({ options: { rules: { type: 'boolean' } }, allowPositionals: true });
const lists = readRequirements(root);
const citations = readCitations(root);

function showSome(): void {
  const known = new Map(lists.flatMap(requirementsOf).map((requirement) => [requirement.id, requirement]));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) giveUp(`no list in docs/requirements has ${missing.join(', ')}; an id looks like A-087.`);
  const reports = ids.flatMap((id) => known.get(id) ?? []).map((requirement) => requirementReport(requirement, citations).join('\n'));
  console.log(reports.join('\n\n'));
}

function showRules(): void {
  const { exported, waiting } = readRuleUse(root);
  console.log(waitingRulesReport(waiting).join('\n'));
  console.log(`\n${waiting.length} of the ${exported} functions that packages/domain exports are used by nothing outside of it.`);
}

function showAll(): void {
  console.log(openByHeading(lists, citations).join('\n'));
  console.log(`\n${layerTable(lists, citations).join('\n')}`);
  const { exported, waiting } = readRuleUse(root);
  console.log(
    `\n${waiting.length} of the ${exported} functions that packages/domain exports are used by nothing outside of it: npm run requirements -- --rules names them.`,
  );
  const unknown = unknownCitations(lists, citations);
  for (const { id, at } of unknown) console.error(`${at}: ${id} is not a requirement`);
  if (unknown.length > 0) process.exitCode = 1;
}

if (ids.length > 0) showSome();
else if (values.rules) showRules();
else showAll();
