import { isRecord } from '../internal/is-record.ts';
import { isSame } from '../internal/is-same.ts';
import type { CommonQuote } from './new-quote.ts';

/** The fields that the server always sets. */
const SERVERS_OWN: readonly string[] = [
  'versao',
  'agencia',
  'statusCotacao',
  'tarifaTotal',
  'total',
  'dadosFornecedor',
  'solicitacaoVcn',
  'valorAlteradoEmissao',
] satisfies readonly (keyof CommonQuote)[];

/** Whether the server sets a field, whatever was sent. It computes the markup unless a person typed one. @see Q-117 */
function isServersOwn(name: string, { markupManual }: CommonQuote): boolean {
  return SERVERS_OWN.includes(name) || (name === 'markup' && !markupManual);
}

/** Whether two entities (a consolidator, a currency) have the same id: the server completes an entity by its id. */
function isSameEntity(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) && one['id'] !== undefined && one['id'] === other['id'];
}

/**
 * Whether the stored quote equals the sent one, one version later: then the save arrived, and only its response was lost. Distinguishes the
 * user's own save from somebody else's when a retried save finds a newer version.
 * @see Q-023
 */
export function isSavedAs<Quote extends CommonQuote>(sent: Quote, stored: Quote): boolean {
  if (stored.versao !== sent.versao + 1) return false;
  const after = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(sent).every(
    ([name, value]) => isServersOwn(name, sent) || isSameEntity(value, after.get(name)) || isSame(value, after.get(name)),
  );
}
