import type { ChangeDecision, PedidoAlteracao } from '@guiche/domain/changed-issues';

/** The fields of a quote that a client decides by. */
export interface OfferedQuote {
  readonly id: string;
  readonly idServico: string;
  /** In BRL; null while the quote has no price or no rate. */
  readonly total: number | null;
}

/** A client's decision: one quote for each service, or a reason why none is suitable. */
export type ClientAnswer =
  | { readonly resposta: 'APROVAR'; readonly escolhidas: ReadonlyMap<string, string> }
  | { readonly resposta: 'DEVOLVER'; readonly justificativa: string };

/** What a client asks for after the issue: of one service or of all, of a flight maybe some segments only. @see Q-096 */
export interface ClientWish {
  readonly pedido: PedidoAlteracao;
  readonly idServico?: string | undefined;
  /** Counted from 0. */
  readonly segmentos?: readonly number[] | undefined;
}

/** The client company's side, which decides outside of the agency. @see Q-093 */
export interface ClientPort {
  decide: (numero: number, offered: readonly OfferedQuote[]) => ClientAnswer;
  /** Whether the client approves a change of values, and why not. */
  decideChange: (numero: number) => ChangeDecision;
  /** What the client writes back after it has read a message of the agency; null for nothing. */
  answerMessage: (mensagem: string) => string | null;
}
