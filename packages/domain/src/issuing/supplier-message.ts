/**
 * Whether saving asks if the client shall be told that a quote waits for its supplier: of the own agency, while it waits. For other
 * agencies nothing is asked, and nothing is told.
 * @see Q-028
 */
export function asksSupplierMessage(aguardandoFornecedor: boolean, ownAgency: boolean): boolean {
  return ownAgency && aguardandoFornecedor;
}

/** What is sent as `enviarMensagemAguardandoFornecedor`: the answer where it was asked, false elsewhere. @see Q-028 */
export function supplierMessageSent(aguardandoFornecedor: boolean, ownAgency: boolean, answer: boolean): boolean {
  return asksSupplierMessage(aguardandoFornecedor, ownAgency) && answer;
}
