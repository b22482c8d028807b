import { readCitations, readRequirements, shortForm, unknownCitations } from '../lib/requirements.ts';
import { root } from '../prepare.mjs';

const lists = readRequirements(root);
const citations = readCitations(root);
const proven = new Set(citations.filter(({ proves }) => proves).map(({ id }) => id));
const count = (ids: readonly string[]) => `${ids.filter((id) => proven.has(id)).length}/${ids.length}`;

for (const { title, headings } of lists) {
  console.log(`\n${title.padEnd(66)}  ${count(headings.flatMap(({ ids }) => ids))}`);
  for (const { title, ids } of headings) {
    const open = ids.filter((id) => !proven.has(id));
    console.log(`  ${title.padEnd(64)}  ${count(ids).padEnd(7)}${open.length > 0 ? `  open: ${shortForm(open)}` : ''}`);
  }
}
console.log(
  `\n${count(lists.flatMap(({ headings }) => headings.flatMap(({ ids }) => ids)))} requirements are proven by a test or a story.`,
);

const unknown = unknownCitations(lists, citations);
for (const { id, at } of unknown) console.error(`${at}: ${id} is not a requirement`);
if (unknown.length > 0) process.exitCode = 1;
