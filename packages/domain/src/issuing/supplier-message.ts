/**
 * Whether saving asks if the client should be told that a quote waits for its supplier: for the own agency, while the quote waits. Other
 * agencies are not asked and send no message.
 * @see Q-028
 */
export function asksSupplierMessage(aguardandoFornecedor: boolean, ownAgency: boolean): boolean {
  return ownAgency && aguardandoFornecedor;
}

/** The value of `enviarMensagemAguardandoFornecedor`: the user's answer if it was asked, else false. @see Q-028 */
export function supplierMessageSent(aguardandoFornecedor: boolean, ownAgency: boolean, answer: boolean): boolean {
  return asksSupplierMessage(aguardandoFornecedor, ownAgency) && answer;
}
