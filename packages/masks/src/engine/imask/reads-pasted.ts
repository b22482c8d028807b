import type { MaskedOptions } from 'imask';

type Prepare = NonNullable<MaskedOptions['prepare']>;

/**
 * imask's `prepare` that parses a text pasted into an empty field, as the editors do: character by character, imask
 * would make 1,23 of `1.234,56`. Keys and texts that a program sets are not changed.
 * @see S-225
 */
export function readsPasted(read: (text: string) => string): Prepare {
  return (text, { value }, flags) => (flags.input && flags.raw && value === '' && text.length > 1 ? read(text) : text);
}
