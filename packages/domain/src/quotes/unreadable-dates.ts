import { isExistingDay } from '../internal/existing-moment.ts';
import type { Violation } from '../messages/index.ts';

/**
 * The violations of dates, each at its field: `informe_a_hora` for a day whose time is missing, as a new quote has it, and `data_invalida` for
 * any other text that is not an existing date, as `exists` decides. A field hands out what it cannot read as it was typed (`31/02/2026
 * 10:00`); an empty one is not checked.
 */
export function unreadableDates<Field extends string>(
  quote: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
  exists: (text: string) => boolean,
): readonly Violation[] {
  return fields.flatMap((field): readonly Violation[] => {
    const text = quote[field];
    if (!text || exists(text)) return [];
    return [{ key: isExistingDay(text) ? 'informe_a_hora' : 'data_invalida', field }];
  });
}
