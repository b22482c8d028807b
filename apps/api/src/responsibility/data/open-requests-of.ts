import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import { requestIsFinished } from '@guiche/domain/requests';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { RequestRow } from '../../requests/data/visible-requests.ts';

const OPEN = STATUS_SOLICITACAO.filter((status) => !requestIsFinished(status));

/** The unfinished requests of an agency for which a user is responsible, locked in the order in which everybody locks requests. */
export function openRequestsOf(tx: Transaction, agenciaId: number, responsavelId: string): Promise<RequestRow[]> {
  return tx
    .select()
    .from(solicitacao)
    .where(and(eq(solicitacao.agenciaId, agenciaId), eq(solicitacao.responsavelId, responsavelId), inArray(solicitacao.status, [...OPEN])))
    .orderBy(asc(solicitacao.uuid))
    .for('update');
}
