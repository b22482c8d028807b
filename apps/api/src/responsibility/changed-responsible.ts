import type { Responsible } from '@guiche/domain/entities';
import { CallError } from '../http/call-error.ts';

/** The refusal (409) of a change by somebody who did not know who is responsible: with the person who is. @see A-129 @see B-061 */
export function changedResponsible(present: Responsible | null): CallError {
  const extra = { atual: { reponsavel: present } };
  return present === null
    ? new CallError(409, 'solicitacao_ficou_sem_responsavel', {}, extra)
    : new CallError(409, 'solicitacao_com_outro_responsavel', { usuario: present.name }, extra);
}
