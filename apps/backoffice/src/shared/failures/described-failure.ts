import { CallError } from '@guiche/contract/client';

/** What the server says more exactly of a failed call, its `descricao`; undefined when it says nothing of the kind. @see S-074 */
export function describedFailure(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const said: unknown = Array.isArray(error.body) ? error.body[0] : error.body;
  const text: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'descricao') : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
