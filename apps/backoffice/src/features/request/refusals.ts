import { CallError } from '@guiche/contract/client';
import type { ErrorBody } from '@guiche/domain/entities';
import type { MessageKey, Text, Violation } from '@guiche/domain/messages';

export type Catalogue = ReadonlyMap<string, Text>;

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\{(\w+)\}\}/);
  const source = parts.map((part, index) => (index % 2 === 1 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${source.join('')}$`);
}

/** The key and the parameters behind a sentence, so that it can be said again in another language. */
function keyBehind(sentence: string, catalogue: Catalogue): Pick<Violation, 'key' | 'params'> | undefined {
  const entries = [...catalogue] as [MessageKey, string][];
  const exact = entries.find(([, text]) => text === sentence);
  if (exact) return { key: exact[0] };
  for (const [key, text] of entries) {
    // A text that is nothing but a parameter would match everything.
    if (!text.includes('{{') || text.replace(/\{\{\w+\}\}/g, '').trim().length < 4) continue;
    const found = patternOf(text).exec(sentence);
    if (found) return { key, params: { ...found.groups } };
  }
  return undefined;
}

/** What the server said against a body, at its fields. Sentences that are not of the catalogue point at the field without their words. */
export function violationsOf(errors: readonly ErrorBody[], catalogue: Catalogue): readonly Violation[] {
  return errors.map(({ titulo, campo = '' }) => {
    const known = keyBehind(titulo, catalogue);
    return known ? { ...known, field: campo } : { key: 'campo_invalido', params: { campo }, field: campo };
  });
}

/** The refusals of a save (422); null for any other failure. */
export function refusalsOf(error: unknown): readonly ErrorBody[] | null {
  return error instanceof CallError && error.status === 422 && error.errors.length > 0 ? error.errors : null;
}

/** Whether what was to be saved is not there any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Whether another person saved first. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}
