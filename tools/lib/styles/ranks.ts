import { classCount } from './specificity.ts';

/** A rule of a class, in the order of Tailwind's output. */
export interface ClassRule {
  /** What it is known by: its selector with the queries around it. */
  readonly key: string;
  readonly selector: string;
  /** What stands before the last part of the class (`hover:`), for two classes that are alternatives (`w-4`, `w-8`). */
  readonly variant: string;
  /** The longhand properties that it sets. */
  readonly sets: ReadonlySet<string>;
  /** Whether it styles the element with the class itself, not one inside it. */
  readonly own: boolean;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const property of a) if (b.has(property)) return true;
  return false;
}

function same(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((property) => b.has(property));
}

/**
 * How many classes each rule has to count for, so that specificity alone decides between two rules which set the same property, as their
 * order does in one style sheet. Style sheets of several components can then be loaded in any order.
 *
 * Two alternatives (`w-4`, `w-8`) may count the same: no element has both.
 */
export function ranks(rules: readonly ClassRule[]): Map<string, number> {
  const sorted = rules
    .map((rule, order) => ({ ...rule, order, natural: classCount(rule.selector) }))
    .sort((a, b) => a.natural - b.natural || a.order - b.order);
  const found = new Map<string, number>();
  sorted.forEach((rule, index) => {
    let rank = rule.natural;
    for (const earlier of sorted.slice(0, index)) {
      const alternatives = earlier.variant === rule.variant && earlier.own && rule.own && same(earlier.sets, rule.sets);
      if (!alternatives && overlap(earlier.sets, rule.sets)) rank = Math.max(rank, (found.get(earlier.key) ?? 0) + 1);
    }
    found.set(rule.key, rank);
  });
  return found;
}
