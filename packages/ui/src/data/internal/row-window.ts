/** Rows that follow one another, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where each row begins, in pixels from the first one, and behind the last one where the list ends. A row that was never seen counts as
 * high as `estimate`.
 *
 * @param known how many rows were seen: when they all are found, the others need not be asked for
 */
export function rowTops(count: number, heightOf: (index: number) => number | undefined, known: number, estimate: number): Float64Array {
  const tops = new Float64Array(count + 1);
  let [unseen, top] = [known, 0];
  for (let index = 0; index < count; index += 1) {
    const height = unseen > 0 ? heightOf(index) : undefined;
    if (height !== undefined) unseen -= 1;
    top += height ?? estimate;
    tops[index + 1] = top;
  }
  return tops;
}

/** The row at a distance from the first one: the last one that begins there or before. */
function rowAt(tops: Float64Array, distance: number): number {
  let [low, high] = [0, tops.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows of which a part lies between two distances from the first one. */
export function rowsBetween(tops: Float64Array, start: number, end: number): Span {
  const from = rowAt(tops, Math.max(0, start));
  return { from, to: Math.max(from, rowAt(tops, end)) };
}

/** The rows of all the spans, each once and in order: spans that meet are one. Rows that do not exist are left out. */
export function mergedSpans(spans: readonly Span[], count: number): Span[] {
  const within = spans.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(count - 1, to) }));
  const merged: Span[] = [];
  for (const span of within.filter(({ from, to }) => from <= to).sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + 1) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}
