import { isRecord } from './is-record.ts';

/** Whether two values are deeply equal, whatever the order of their fields; a missing field is the same as an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}
