import type { Responsible } from '@guiche/domain/entities';
import { requestChanges } from '@guiche/domain/logs';
import type { Transaction } from '../db/transaction.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { openRequestsOf } from './data/open-requests-of.ts';

/** Who leaves, who stands in, and at which agency. */
export interface HandOver {
  readonly agenciaId: number;
  readonly from: Responsible;
  readonly to: Responsible;
  readonly em: Date;
}

/** Makes a substitute responsible for every unfinished request of somebody who is absent; the log of each says so. @see A-152, S-176 */
export async function handOver(tx: Transaction, { agenciaId, from, to, em }: HandOver): Promise<void> {
  for (const row of await openRequestsOf(tx, agenciaId, from.id)) {
    await changeRequest(tx, row, { responsavelId: to.id });
    await writeRequestLog(tx, {
      solicitacaoUuid: row.uuid,
      tipo: 'TRANSFERENCIA_SUBSTITUTO',
      usuarioNome: to.name,
      usuarioAnteriorNome: from.name,
      alteracoes: requestChanges(loggedRequest(row, from.name), { responsavel: to.name }),
      em,
    });
  }
}
