import type { MaskedOptions } from 'imask';

type Prepare = NonNullable<MaskedOptions['prepare']>;

/**
 * imask's `prepare` that reads a text pasted into an empty field for what it means, as the editors do: character by character, imask
 * would make 1,23 of `1.234,56`. Keys pressed, and texts that a program sets, come in as they are.
 * @see S-225
 */
export function readsPasted(read: (text: string) => string): Prepare {
  return (text, { value }, flags) => (flags.input && flags.raw && value === '' && text.length > 1 ? read(text) : text);
}
