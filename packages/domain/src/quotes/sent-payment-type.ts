/**
 * A quote as it is sent: without `tipoPagamento` when the payment type has no id, because its choice is not complete.
 * @see Q-224
 */
export function withSentPaymentType<Quote extends { readonly tipoPagamento?: { readonly id?: number | null } | null }>(
  quote: Quote,
): Omit<Quote, 'tipoPagamento'> & Partial<Pick<Quote, 'tipoPagamento'>> {
  if ((quote.tipoPagamento?.id ?? null) !== null) return quote;
  const { tipoPagamento: _none, ...rest } = quote;
  return rest;
}
