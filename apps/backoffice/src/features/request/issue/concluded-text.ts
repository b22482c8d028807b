import { awaitsChangeApproval } from '@guiche/domain/changed-issues';
import type { StatusSolicitacao } from '@guiche/domain/enums';

/** What is said after issues were concluded, by the status that the request has then: one that goes back to the client is not concluded. @see */
export function concludedText(status: StatusSolicitacao, toDashboard: boolean) {
  if (awaitsChangeApproval(status)) return 'solicitacao_enviada_para_aprovacao';
  return toDashboard ? 'solicitacao_sera_processada_e_finalizada_em_breve' : 'conclusao_realizada';
}
