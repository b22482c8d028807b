import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/chromium.mjs';
import { installPeers } from '../install-peers.ts';
import { printTable, quantile } from '../table.ts';
import { ACTIONS } from './actions.ts';
import { type Contender, race } from './race.ts';
import type { Figure } from './sample.ts';
import { servePages } from './serve-pages.ts';

/** How much slower than this machine, and how often each is measured. */
const SPEEDS = [
  { slowdown: 1, rounds: 45 },
  { slowdown: 4, rounds: 25 },
] as const;

const FIGURES: readonly Figure[] = ['wall', 'cpu', 'script', 'style', 'layout'];

function median({ samples }: Contender, figure: Figure): number {
  return quantile(
    samples.map((sample) => sample[figure]),
    0.5,
  );
}

/** Our median divided by a peer's: what disturbs single rounds does not count. */
function ratio(ours: Contender, peer: Contender, figure: Figure): number {
  return median(ours, figure) / median(peer, figure);
}

/**
 * Compares the components with those of other libraries in Chromium, in turns, so that other load on the machine affects all of them.
 *
 * @param parts the parts to compare (`table`, `money`); none for all
 */
export async function benchUi(parts: readonly string[] = []): Promise<void> {
  installPeers();
  const pages = await servePages();
  // Without a limit to the frames: a wait for the next one would hide what is faster than it.
  const args = [...CHROMIUM_ARGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const summary: string[][] = [];
  try {
    for (const action of ACTIONS.filter(({ part }) => parts.length === 0 || parts.includes(part))) {
      for (const { slowdown, rounds } of SPEEDS) {
        const [ours, ...peers] = await race(browser, pages.address, action, { slowdown, rounds });
        if (!ours) throw new Error('Nothing was measured.');
        const [named] = peers.filter(({ name }) => name === action.against);
        const by = (figure: Figure) => named ?? [...peers].sort((a, b) => median(a, figure) - median(b, figure))[0] ?? ours;
        const machine = slowdown === 1 ? 'this machine' : `${slowdown} times slower`;
        printTable(
          `${action.title}, ${machine}: milliseconds, median of ${rounds}`,
          ['library', 'wall', 'processor', 'script', 'style', 'layout'],
          [ours, ...peers].map((one) => [one.name, ...FIGURES.map((figure) => median(one, figure).toFixed(2))]),
        );
        summary.push([
          action.title,
          machine,
          ...(['wall', 'cpu'] as const).flatMap((figure) => [by(figure).name, ratio(ours, by(figure), figure).toFixed(2)]),
          `at most ${action.aim}`,
        ]);
      }
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
  printTable(
    'Ours and the peer that it is compared with, the fastest where none is named',
    ['action', 'machine', 'by wall time', 'ours / peer', 'by processor', 'ours / peer', 'aim'],
    summary,
  );
}
