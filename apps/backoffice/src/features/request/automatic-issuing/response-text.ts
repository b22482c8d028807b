import { CallError } from '@guiche/contract/client';

/** The body of a failed call as a person reads it: the titles of its errors, else the text as it came. @see Q-292 */
export function responseText(error: unknown): string {
  if (!(error instanceof CallError)) return '';
  if (error.errors.length > 0)
    return error.errors.map(({ titulo, descricao }) => [titulo, descricao].filter(Boolean).join('\n')).join('\n');
  const { body } = error;
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
