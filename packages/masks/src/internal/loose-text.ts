/**
 * What the functions of a text format take.
 *
 * A number stands for its decimal text, without leading zeros: they are lost before any function sees it, so a string is the right type of a
 * code. null, undefined and NaN stand for the empty text.
 */
export type LooseText = string | number | null | undefined;

declare const accepted: unique symbol;

/**
 * What `is…` narrows its argument to: `string | null` becomes a string. The mark has no value, and every string and number can be assigned to
 * the type; without the mark TypeScript would take a refused text for no text at all, and leave only `null` of `string | null`.
 */
export type Accepted = (string | number) & { readonly [accepted]?: never };

/** The text that a value stands for; `''` for any value but a string and a finite number, so that nothing from outside makes a format throw. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? `${value}` : '';
}
