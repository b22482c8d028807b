import type { Violation } from '../messages/index.ts';

/**
 * `data_invalida` at each field whose text is not an existing date, as `exists` decides. A field hands out what it cannot read as it was
 * typed (`31/02/2026 10:00`); an empty one is not checked.
 */
export function unreadableDates<Field extends string>(
  quote: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
  exists: (text: string) => boolean,
): readonly Violation[] {
  return fields.flatMap((field) => (quote[field] && !exists(quote[field]) ? [{ key: 'data_invalida' as const, field }] : []));
}
