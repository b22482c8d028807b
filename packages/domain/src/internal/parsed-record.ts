import { isRecord } from './is-record.ts';

/** The object that a JSON text holds; null for a missing text, one that is not JSON, and JSON of anything but an object. */
export function parsedRecord(text: string | null | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
