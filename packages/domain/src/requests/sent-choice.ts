import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { clientMayDecide } from './client-decision.ts';
import { movedRequest } from './moved-request.ts';

/** A service of a request, and the ids of the quotes that are offered for it; none for one that was issued. */
export interface ServiceOffers {
  readonly id: string;
  readonly ofertas: readonly string[];
  /** Something may be chosen for it, and need not be, see `choiceIsOptional`. */
  readonly opcional: boolean;
}

/** Which quote a traveller chose for a service. */
export interface SentChoice {
  readonly idServico: string;
  readonly idCotacao: string;
}

/**
 * Why a traveller's choice cannot be sent: the request is not in selection, a service with offers has two choices, or none though it is no optional
 * one (or nothing is chosen at all), or a chosen quote is not offered (`field` `<place>.idCotacao`). Empty when it can.
 * @see S-001, Q-096
 */
export function sentChoiceViolations(
  status: StatusSolicitacao,
  services: readonly ServiceOffers[],
  choices: readonly SentChoice[],
): readonly Violation[] {
  if (!clientMayDecide(status)) return [{ key: 'solicitacao_nao_aguarda_escolha', field: '' }];
  const offered = services.filter(({ ofertas }) => ofertas.length > 0);
  const isComplete = offered.every(({ id, opcional }) => {
    const { length } = choices.filter(({ idServico }) => idServico === id);
    return length === 1 || (opcional && length === 0);
  });
  if (choices.length === 0 || !isComplete) return [{ key: 'escolha_uma_opcao_para_cada_servico', field: '' }];
  return choices.flatMap(({ idServico, idCotacao }, place): Violation[] => {
    const isOffered = offered.some(({ id, ofertas }) => id === idServico && ofertas.includes(idCotacao));
    return isOffered ? [] : [{ key: 'opcao_nao_oferecida', field: `${place}.idCotacao` }];
  });
}

/**
 * The status of a request whose traveller sent the choice: it waits for the approver of the client company, or is issued where nobody approves.
 * Errors: `RangeError` for a request that is not in selection (a caller's mistake).
 * @see S-001, Q-096
 */
export function statusAfterSentChoice(status: StatusSolicitacao, hasApprover: boolean): StatusSolicitacao {
  return movedRequest(status, hasApprover ? 'APROVACAO' : 'EMISSAO', 'CLIENTE');
}
