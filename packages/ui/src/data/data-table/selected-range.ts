/**
 * The keys that are chosen once a range is chosen or left out: from the row that was chosen last to this one, both included, in the order of the
 * table. Without a row that was chosen last, this one alone.
 */
export function selectedRange(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  { from, to, chosen }: { from: string | undefined; to: string; chosen: boolean },
): ReadonlySet<string> {
  const end = keys.indexOf(to);
  const start = from === undefined ? -1 : keys.indexOf(from);
  const range = start < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(selection);
  for (const key of range) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}
