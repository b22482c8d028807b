import { benchGrids } from './grids.ts';
import { benchRows } from './rows.ts';
import { benchStreams } from './streams.ts';

const PARTS = { rows: benchRows, grids: benchGrids, streams: benchStreams } as const;

/** The lists of requests with ten thousand rows, and the news that they follow. @see B-042 @see B-047 */
export async function benchLists(wanted: readonly string[]): Promise<void> {
  for (const [name, bench] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await bench();
}
