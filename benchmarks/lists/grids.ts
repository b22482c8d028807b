import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.mjs';
import { installPeers } from '../install-peers.ts';
import { printTable, quantile } from '../table.ts';
import type { Action } from '../ui/actions.ts';
import { firstLoad } from '../ui/first-load.ts';
import { scrollList, untilShown } from '../ui/in-page.ts';
import { GRID_NAMES, type GridName, type PageName } from '../ui/libraries.ts';
import { versions } from '../ui/library-versions.ts';
import { firstPassenger, GRID_SIZES, SORTED_COLUMN } from '../ui/page/content.ts';
import { type Pair, raceInPairs } from '../ui/race.ts';
import type { Sample } from '../ui/sample.ts';
import { servePages } from '../ui/serve-pages.ts';

const OURS: GridName = 'guiche-grid';
const ROUNDS = 25;
const PRESS = '[data-bench="press"]';

interface GridMarks {
  /** A row by its place, for `INDEX`. */
  readonly row: string;
  /** The passenger of the first row. */
  readonly passenger: string;
  /** What is pressed to sort by passenger. */
  readonly heading: string;
}

const nth = `:nth-child(${SORTED_COLUMN + 2})`;
const field = `c${SORTED_COLUMN}`;

const MARKS: Readonly<Record<GridName, GridMarks>> = {
  'guiche-grid': { row: 'tr[data-row="INDEX"]', passenger: `tbody tr[data-row] td${nth}`, heading: `thead th${nth} button` },
  'mui-x': {
    row: '.MuiDataGrid-row[data-rowindex="INDEX"]',
    passenger: `.MuiDataGrid-row[data-rowindex="0"] [data-field="${field}"]`,
    heading: `.MuiDataGrid-columnHeader[data-field="${field}"] .MuiDataGrid-columnHeaderTitleContainer`,
  },
  'ag-grid': {
    row: '.ag-row[row-index="INDEX"]',
    passenger: `.ag-row[row-index="0"] [col-id="${field}"]`,
    heading: `.ag-header-cell[col-id="${field}"] .ag-header-cell-label`,
  },
  tanstack: { row: 'tr[data-index="INDEX"]', passenger: `tr[data-index="0"] td${nth}`, heading: `thead th${nth} button` },
};

const marksOf = (page: Page) => MARKS[new URL(page.url()).pathname.split('/')[1] as GridName];

const shownAfter = (marks: GridMarks, count: number, presses: number) => ({
  selector: marks.passenger,
  text: firstPassenger(count, presses),
});

/** The marks of each page are those of its grid: the action finds them by the page that it is given. */
function actionsOf(part: keyof typeof GRID_SIZES): readonly Action[] {
  const count = GRID_SIZES[part];
  const mount = (page: Page) => untilShown(page, PRESS, shownAfter(marksOf(page), count, 0));
  const named = (what: string) => `${count} rows: ${what}`;
  return [
    {
      title: named('mounted'),
      part,
      pages: GRID_NAMES,
      per: 1,
      run: mount,
      async reset(page) {
        await page.locator(PRESS).click();
        await page.locator(marksOf(page).passenger).waitFor({ state: 'detached' });
      },
    },
    {
      title: named('sorted by a text'),
      part,
      pages: GRID_NAMES,
      per: 1,
      async prepare(page) {
        await mount(page);
      },
      run: (page, _marks, round) => untilShown(page, marksOf(page).heading, shownAfter(marksOf(page), count, round + 1)),
    },
  ];
}

const SCROLLED: Action = {
  title: `${GRID_SIZES.many} rows: scrolled by 25`,
  part: 'many',
  // The free grid of MUI X shows 100 rows at most.
  pages: GRID_NAMES.filter((name) => name !== 'mui-x'),
  per: 20,
  async prepare(page) {
    await untilShown(page, PRESS, shownAfter(marksOf(page), GRID_SIZES.many, 0));
  },
  run: (page) => scrollList(page, 20, 25, marksOf(page).row),
};

const PEERS = GRID_NAMES.filter((name) => name !== OURS);

const launch = () =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'] });

const median = (samples: readonly Sample[], figure: 'wall' | 'cpu') =>
  quantile(
    samples.map((sample) => sample[figure]),
    0.5,
  );

/** Ours and each other's, with how many times theirs ours is. */
function rowOf(title: string, pairs: readonly Pair[], figure: 'wall' | 'cpu'): readonly string[] {
  const cell = (name: PageName) => {
    const pair = pairs.find(({ other }) => other.name === name);
    if (!pair) return '–';
    const theirs = median(pair.other.samples, figure);
    return `${theirs.toFixed(1)} (${(median(pair.ours.samples, figure) / theirs).toFixed(2)})`;
  };
  const ours = pairs.flatMap((pair) => pair.ours.samples);
  return [title, median(ours, figure).toFixed(1), ...PEERS.map(cell)];
}

/** Our table beside the grids that others publish, each in turns with ours: 77 and 10,000 rows mounted, sorted and scrolled. @see B-047 */
export async function benchGrids(): Promise<void> {
  installPeers();
  const pages = await servePages(GRID_NAMES);
  const rows: (readonly string[])[] = [];
  try {
    const browser = await launch();
    const weights: string[] = [];
    for (const name of GRID_NAMES) {
      const { script, style } = await firstLoad(browser, pages.address(name, 'few'));
      weights.push(((script + style) / 1000).toFixed(1));
    }
    await browser.close();
    rows.push(['scripts and style sheets with React, KB gzipped', ...weights]);
    for (const action of [...actionsOf('few'), ...actionsOf('many'), SCROLLED]) {
      const pairs = await raceInPairs(launch, pages, action, { slowdown: 1, rounds: ROUNDS }, OURS);
      rows.push(rowOf(`${action.title}, ms`, pairs, 'wall'), rowOf('  its processor time', pairs, 'cpu'));
    }
  } finally {
    await pages.stop();
  }
  printTable(
    `Median of ${ROUNDS}; behind each figure in brackets ours, measured in turns with it, divided by it. ${versions(GRID_NAMES)}`,
    ['figure', OURS, ...PEERS],
    rows,
  );
}
