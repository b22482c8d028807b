import { benchApi } from './api.ts';
import { benchBrowser } from './browser.ts';
import { benchMasks } from './masks.ts';

const SECTIONS = { browser: benchBrowser, api: benchApi, masks: benchMasks } as const;
type Section = keyof typeof SECTIONS;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const section of Object.keys(SECTIONS) as Section[]) {
  if (wanted.length === 0 || wanted.includes(section)) await SECTIONS[section]();
}
