import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules, rulesPage } from '../lib/rules.ts';
import { root, say } from '../prepare.mjs';

const rules = readRules(root);
writeFileSync(join(root, 'docs/rules.md'), rulesPage(rules));
say(`docs/rules.md has ${rules.length} rules.`);
