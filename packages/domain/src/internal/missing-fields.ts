import type { MessageKey, Violation } from '../messages/index.ts';
import { isFilled } from './filled.ts';

/** The required fields that are empty, each with its text, in the order of `required`; `path` is put before their names. */
export function missingFields<Fields>(
  fields: Fields,
  required: readonly (readonly [field: keyof Fields & string, key: MessageKey])[],
  path = '',
): readonly Violation[] {
  return required.filter(([field]) => !isFilled(fields[field])).map(([field, key]) => ({ key, field: path + field }));
}
