import type { PolicyEntry } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ServiceRow } from '../../requests/data/services.ts';

/** What a search and a choice leave at a service, beside the chosen quote. */
export interface SearchTrace {
  /** The moment of the last search whose offer was chosen, and of the one before. @see S-095 */
  readonly historico: { readonly data: string; readonly dataAntiga: string | null } | null;
  readonly validacao: PolicyEntry | null;
  readonly justificativa: string | null;
  readonly removido: boolean;
  /** What was chosen until the request was approved without it; null while it is chosen still. @see S-096 */
  readonly idCotacaoRemovida: string | null;
}

const NO_TRACE: SearchTrace = { historico: null, validacao: null, justificativa: null, removido: false, idCotacaoRemovida: null };

/** The trace of a service; an empty one while nothing was searched for. */
export function traceOf({ dados }: Pick<ServiceRow, 'dados'>): SearchTrace {
  // The column holds what `storeChoice` wrote.
  return { ...NO_TRACE, ...(dados['pesquisa'] as Partial<SearchTrace> | undefined) };
}

/** What makes a service that was removed one of the request again: something is chosen for it anew. */
export const NOT_REMOVED = { removido: false, idCotacaoRemovida: null } as const satisfies Partial<SearchTrace>;

/** Writes which quote of a service is chosen, and what the search leaves. */
export async function storeChoice(
  tx: Transaction,
  service: ServiceRow,
  idCotacaoEscolhida: string | null,
  pesquisa: SearchTrace,
): Promise<void> {
  await tx
    .update(servico)
    .set({ idCotacaoEscolhida, dados: { ...service.dados, pesquisa } })
    .where(eq(servico.id, service.id));
}

/** Deletes the quote of an offer that another one replaces: its provider offers it still, so nothing is lost. */
export async function dropOffer(tx: Transaction, id: string): Promise<void> {
  await tx.delete(cotacao).where(eq(cotacao.id, id));
}
