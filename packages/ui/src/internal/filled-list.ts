/** A list that has something in it; null for an empty one. */
export function filled<Each>(list: readonly Each[]): readonly [Each, ...Each[]] | null {
  const [first, ...others] = list;
  return first === undefined ? null : [first, ...others];
}

/** Each once, in their order. */
export function once<Each>(list: readonly Each[]): readonly Each[] {
  return [...new Set(list)];
}
