import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnumerations, readRules, rulesPage } from '../lib/rules.ts';
import { root, say } from '../prepare.mjs';

const rules = readRules(root);
const enumerations = readEnumerations(root);
writeFileSync(join(root, 'docs/rules.md'), rulesPage(rules, enumerations));
say(`docs/rules.md has ${rules.length} rules and ${enumerations.length} enumerations.`);
