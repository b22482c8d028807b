import type { LoggedRequest } from '@guiche/domain/logs';
import { type RequestRow, statusOf } from './data/visible-requests.ts';
import { isoOrNull } from './request-head.ts';

/** A request as its log compares it, before a write. `responsavel` is the name of who is responsible, which the row has as an id. @see B-034 */
export function loggedRequest(row: RequestRow, responsavel: string | null = null): LoggedRequest {
  return {
    status: statusOf(row),
    responsavel,
    dataVencimentoCotacao: isoOrNull(row.dataVencimentoCotacao),
    dataVencimentoEmissao: isoOrNull(row.dataVencimentoEmissao),
    justificativaRetorno: row.justificativaRetorno,
    motivoConferencia: null,
    escolhidas: [],
  };
}
