import { execCommand } from '../lib/exec.ts';
import { checkImports } from '../lib/imports.ts';
import { say } from '../prepare.mjs';

say('format and lint (biome check).');
const { code } = await execCommand('biome', ['check', '--error-on-warnings']);
say('directions of imports (dependency-cruiser).');
const { modules, findings } = await checkImports();
for (const finding of findings) console.error(finding);
if (findings.length === 0) say(`${modules} modules import in the right direction.`);
if (code !== 0 || findings.length > 0) process.exitCode = 1;
