/** The types of expense, each with whether it is paid by the first or by the second choice of payment. @see S-174 */
export const EXPENSE_TYPES = [
  { id: 1, nome: 'Alimentação', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
  { id: 2, nome: 'Combustível', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
  { id: 3, nome: 'Estacionamento', isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: true },
  { id: 4, nome: 'Lavanderia', isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: false },
  { id: 5, nome: 'Pedágio', isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: true },
  { id: 6, nome: 'Quilometragem', isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: false },
  { id: 7, nome: 'Táxi e aplicativo', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
] as const;
