import { ensureChromium } from '../lib/ensure-chromium.ts';
import { checkPictures } from '../lib/pictures/check-pictures.ts';
import { screenPictures } from '../lib/pictures/picture-set.ts';
import { withStillServer } from '../lib/pictures/still-server.ts';
import { namedChecks, oneCheck, type StepResult } from './step.ts';

/** The screens of the back office, as a person first sees them. */
export async function screens(): Promise<StepResult> {
  const missing = await ensureChromium();
  if (missing) return oneCheck([missing]);
  let note = '';
  const pictures = async () => {
    const report = await withStillServer((address) => checkPictures(screenPictures(address)));
    note = report.note;
    return report.findings;
  };
  const result = await namedChecks([['B-074 the pictures of every screen of the back office, in both themes', pictures]]);
  return { ...result, note };
}
