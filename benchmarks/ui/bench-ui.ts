import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.mjs';
import { installPeers } from '../install-peers.ts';
import { printTable } from '../table.ts';
import { ACTIONS, type Action } from './actions.ts';
import { LIBRARY_NAMES } from './libraries.ts';
import { versions } from './library-versions.ts';
import { measurePages } from './measure-pages.ts';
import { type Contender, median, type Pair, raceInPairs, type Speed } from './race.ts';
import { type Figures, RANKING_COLUMNS, rankingRows } from './ranking.ts';
import type { Figure } from './sample.ts';
import { type ServedPages, servePages } from './serve-pages.ts';

/** All actions in some minutes, those that are close together as often as one part alone; or those of one part thoroughly. */
const ALL: readonly Speed[] = [{ slowdown: 1, rounds: 9, whenBehind: 45 }];
const THOROUGH: readonly Speed[] = [
  { slowdown: 1, rounds: 45 },
  { slowdown: 4, rounds: 25 },
];

/** The part of a selection that stands for what is measured of whole pages: bytes, policy, axe. */
const PAGES_PART = 'page';

const FIGURES: readonly Figure[] = ['wall', 'cpu', 'script', 'style', 'layout'];

/** Ours is the median of all its pairs; how it stands beside another is told by their own pair alone. */
function figuresOf(title: string, pairs: readonly Pair[], figure: Figure): Figures {
  const ours = pairs.flatMap((pair) => pair.ours.samples);
  return {
    title,
    values: { guiche: median(ours, figure), ...Object.fromEntries(pairs.map(({ other }) => [other.name, median(other.samples, figure)])) },
    ratios: Object.fromEntries(
      pairs.map((pair) => [pair.other.name, median(pair.ours.samples, figure) / median(pair.other.samples, figure)]),
    ),
    digits: 2,
  };
}

/** Without a limit to the frames: a wait for the next one would hide what is faster than it. */
function launch() {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
}

/** Measures an action in all pages, and prints what its time was spent on. */
async function measureAction(pages: ServedPages, action: Action, speeds: readonly Speed[]): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const speed of speeds) {
    const { slowdown } = speed;
    const pairs = await raceInPairs(launch, pages, action, speed);
    const title = slowdown === 1 ? action.title : `${action.title}, ${slowdown} times slower`;
    const spent = ({ samples }: Contender) => FIGURES.map((figure) => median(samples, figure).toFixed(2));
    printTable(
      `${title}: milliseconds, medians`,
      ['pair', 'rounds', 'wall', 'processor', 'script', 'style', 'layout'],
      pairs.flatMap(({ ours, other }) => [
        [other.name, String(other.samples.length), ...spent(other)],
        ['  ours', String(ours.samples.length), ...spent(ours)],
      ]),
    );
    figures.push(figuresOf(`${title}, ms`, pairs, 'wall'), figuresOf('  its processor time', pairs, 'cpu'));
  }
  return figures;
}

/**
 * Compares the components with those of other libraries in Chromium: what a page of them weighs, what it breaks of a strict policy and of WCAG,
 * and how long it takes to answer, measured in pairs of ours and another one, in turns, so that other load on the machine affects both.
 *
 * @param parts the parts to compare (`table`, `money`, `page` for bytes, policy and axe), more thoroughly; none for all
 */
export async function benchUi(parts: readonly string[] = []): Promise<void> {
  const known = [PAGES_PART, ...new Set(ACTIONS.map(({ part }) => part))];
  const unknown = parts.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  installPeers();
  const wanted = (part: string) => parts.length === 0 || parts.includes(part);
  const actions = ACTIONS.filter(({ part }) => wanted(part));
  const pages = await servePages([...new Set([...LIBRARY_NAMES, ...actions.flatMap((action) => action.pages)])]);
  const figures: Figures[] = [];
  try {
    if (wanted(PAGES_PART)) figures.push(...(await measurePages(pages)));
    for (const action of actions) figures.push(...(await measureAction(pages, action, parts.length === 0 ? ALL : THOROUGH)));
  } finally {
    await pages.stop();
  }
  printTable(versions(LIBRARY_NAMES), RANKING_COLUMNS, rankingRows(figures));
}
