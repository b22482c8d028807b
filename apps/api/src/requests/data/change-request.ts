import { eq } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RequestRow } from './visible-requests.ts';

/** What may change of a request. */
export type RequestChange = Partial<Omit<RequestRow, 'uuid' | 'id' | 'agenciaId' | 'versao'>>;

/** Changes a request whose row the transaction has locked, and counts the change. */
export async function changeRequest(
  tx: Transaction,
  { uuid, versao }: Pick<RequestRow, 'uuid' | 'versao'>,
  change: RequestChange = {},
): Promise<void> {
  await tx
    .update(solicitacao)
    .set({ ...change, versao: versao + 1 })
    .where(eq(solicitacao.uuid, uuid));
}
