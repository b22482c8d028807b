import type { MessageKey, Violation } from '../messages/index.ts';
import { isFilled } from './filled.ts';

/** The fields that have to be filled in but are not, each with its text, in the order of `required`; `path` stands before their names. */
export function missingFields<Fields>(
  fields: Fields,
  required: readonly (readonly [field: keyof Fields & string, key: MessageKey])[],
  path = '',
): readonly Violation[] {
  return required.filter(([field]) => !isFilled(fields[field])).map(([field, key]) => ({ key, field: path + field }));
}
