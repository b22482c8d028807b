import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { requestIsFinished } from '../requests/index.ts';

/**
 * Whether attachments of a request's services may be added, described anew and removed: until the request is finished, also while the client
 * chooses and while quotes are issued, when vouchers are attached.
 * @see Q-054
 */
export function attachmentsMayChange(status: StatusSolicitacao): boolean {
  return !requestIsFinished(status);
}

/** Why the attachments of a request may not change: it is finished. Empty when they may. @see Q-054 */
export function attachmentsMayChangeViolations(status: StatusSolicitacao): readonly Violation[] {
  return attachmentsMayChange(status) ? [] : [{ key: 'anexos_de_solicitacao_encerrada', field: '' }];
}
