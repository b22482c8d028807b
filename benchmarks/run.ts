import { benchApi } from './api.ts';
import { benchBrowser } from './browser.ts';
import { benchLists } from './lists/bench-lists.ts';
import { benchMasks } from './masks.ts';
import { benchModals } from './modals.ts';
import { benchReports } from './reports.ts';
import { benchSearches } from './searches.ts';
import { benchUi } from './ui/bench-ui.ts';

const SECTIONS = {
  browser: benchBrowser,
  modals: benchModals,
  api: benchApi,
  lists: benchLists,
  reports: benchReports,
  searches: benchSearches,
  masks: benchMasks,
  ui: benchUi,
} as const;
type Section = keyof typeof SECTIONS;

/** Sections by name; a part of one behind a slash: `ui/table`. */
const wanted = process.argv.slice(2).map((arg) => {
  const [section = '', part] = arg.split('/');
  return { section, parts: part === undefined ? [] : [part] };
});
const unknown = wanted.map(({ section }) => section).filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const section of Object.keys(SECTIONS) as Section[]) {
  const named = wanted.filter((one) => one.section === section);
  if (wanted.length === 0 || named.length > 0) await SECTIONS[section](named.flatMap(({ parts }) => parts));
}
