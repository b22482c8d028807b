import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';

await step('types (tsc -b)', () => execCommand('tsc', ['-b']));
