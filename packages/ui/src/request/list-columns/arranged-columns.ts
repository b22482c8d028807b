/**
 * All columns in the order in which they are offered: the shown ones as they are shown, and each hidden one after the column that it follows at
 * first, so that one that is left out stays where it was.
 */
export function arrangedColumns<Id extends string>(all: readonly Id[], shown: readonly Id[]): readonly Id[] {
  const arranged = [...shown];
  all.forEach((column, place) => {
    if (shown.includes(column)) return;
    const before = all[place - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, column);
  });
  return arranged;
}

/** The shown columns with one more, at the place where it is offered. */
export function withColumn<Id extends string>(all: readonly Id[], shown: readonly Id[], added: Id): readonly Id[] {
  return arrangedColumns(all, shown).filter((column) => column === added || shown.includes(column));
}

/** The shown columns with one of them a step further, back by -1; the same ones when there is no place for it. */
export function movedColumn<Id extends string>(shown: readonly Id[], column: Id, step: 1 | -1): readonly Id[] {
  const from = shown.indexOf(column);
  const neighbour = shown[from + step];
  if (from < 0 || neighbour === undefined) return shown;
  return shown.map((each) => (each === column ? neighbour : each === neighbour ? column : each));
}
