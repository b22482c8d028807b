import type { StatusSolicitacao, TipoServico } from '../enums/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { issuingMessages } from '../messages/issuing/index.ts';
import { approvalLimit, type Tolerance } from '../pricing/index.ts';
import { movedRequest } from '../requests/moved-request.ts';
import { issueEvent } from './issue-pair.ts';

export interface ValueChange {
  readonly kind: TipoServico;
  /** The approved value, BRL; null when nothing was approved. */
  readonly valorAprovado: number | null;
  /** The total after the edit, BRL. */
  readonly total: number;
  readonly tolerance: Tolerance;
  /** Whether an approval rule is in force for the request. */
  readonly necessitaAprovacaoAlteracaoValores: boolean;
  /** Whether the reservation data changed after approval, see `reservationDataChanged`. */
  readonly reservationChanged: boolean;
}

/**
 * Whether a request returns to approval (`voltaraAprovacao`): the total exceeds the limit over the approved value while an approval rule is
 * in force, or the reservation data changed after approval, whatever the total.
 * @see for the limit
 */
export function returnsToApproval(change: ValueChange): boolean {
  const { kind, valorAprovado, total, tolerance, necessitaAprovacaoAlteracaoValores, reservationChanged } = change;
  if (reservationChanged) return true;
  if (!necessitaAprovacaoAlteracaoValores || valorAprovado === null) return false;
  return total > approvalLimit(kind, valorAprovado, tolerance);
}

/** The status to which a request returns after an edit in the issuing stage is saved; `null` when it stays. */
export type Return = 'SELECAO_COTACAO' | 'APROVACAO_ALTERACAO' | null;

export interface IssueEdit extends ValueChange {
  /** The request's status. */
  readonly status: StatusSolicitacao;
  /** The total before the edit, BRL. */
  readonly totalBefore: number;
  readonly possuiRegraVoltarParaSelecao: boolean;
}

function returnOf(edit: IssueEdit): Return {
  const event = issueEvent(edit.status);
  if (event === null || event === 'HISTORICO') return null;
  if (edit.total !== edit.totalBefore && edit.possuiRegraVoltarParaSelecao) return 'SELECAO_COTACAO';
  return returnsToApproval(edit) ? 'APROVACAO_ALTERACAO' : null;
}

/**
 * The effect of saving an edit in the issuing stage: a changed total marks the quote (`valorAlteradoEmissao`) and, if the client has the
 * rule, sends the request back to quote selection, which takes precedence over a return to approval. Only a request that is being issued or
 * changed moves: a later correction (HISTORICO) leaves it where it is.
 * @see
 */
export function afterIssueEdit(edit: IssueEdit): { readonly valorAlteradoEmissao: boolean; readonly returnsTo: Return } {
  const returnsTo = returnOf(edit);
  if (returnsTo !== null) movedRequest(edit.status, returnsTo, 'AGENCIA');
  return { valorAlteradoEmissao: edit.total !== edit.totalBefore, returnsTo };
}

/**
 * The question before a save that would raise the value so far that the quote returns to analysis; `null` when nothing is asked, as in a
 * later correction, which moves nothing. If the user declines, nothing is saved.
 * @see Q-063
 */
export function saveQuestion(
  edit: IssueEdit,
): { readonly key: TopicKey<typeof issuingMessages>; readonly confirm: 'seguir_com_alteracao' } | null {
  if (edit.total <= edit.totalBefore || returnOf(edit) === null || !returnsToApproval(edit)) return null;
  return { key: 'valor_alterado_cotacao_retornara_para_analise', confirm: 'seguir_com_alteracao' };
}
