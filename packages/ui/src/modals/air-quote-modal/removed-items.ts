/** What was removed from a list and can be brought back, before the item that now stands at `at`; at the end for the length of the list. */
export interface Removed<Item> {
  readonly at: number;
  readonly item: Item;
}

/** What was removed, in the order of the list, after one more item was removed from it. */
export function withRemoved<Item>(removed: readonly Removed<Item>[], at: number, item: Item): readonly Removed<Item>[] {
  return [
    ...removed.filter((each) => each.at <= at),
    { at, item },
    ...removed.filter((each) => each.at > at).map((each) => ({ ...each, at: each.at - 1 })),
  ];
}

/** What is still removed, in the order of the list, after one item came back to its place. */
export function withoutRemoved<Item>(removed: readonly Removed<Item>[], back: Removed<Item>): readonly Removed<Item>[] {
  const index = removed.indexOf(back);
  return removed.flatMap((each, i) => {
    if (i === index) return [];
    return i > index && index >= 0 ? { ...each, at: each.at + 1 } : each;
  });
}
