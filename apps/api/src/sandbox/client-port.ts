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

/** The client company's side, which decides outside of the agency. @see Q-093 */
export interface ClientPort {
  decide: (numero: number, offered: readonly OfferedQuote[]) => ClientAnswer;
}
