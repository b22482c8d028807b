import type { OtherQuote } from '@guiche/domain/entities';
import { newOtherQuote } from '@guiche/domain/other/quote';
import { CONSOLIDATORS, countingIds, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';

/** A new quote for a travel insurance, as the modal starts with. */
export function newInsurance(changes: Partial<OtherQuote> = {}): OtherQuote {
  return {
    ...newOtherQuote({
      service: {
        id: '00000000-0000-4000-8000-0000000000e1',
        viajantes: [...TRAVELLERS],
        camposCustomizados: [],
        descricao: 'Seguro viagem para 5 dias em Lisboa',
      },
      agency: { id: 1, fornecedorPadrao: null },
      consolidators: CONSOLIDATORS,
      newId: countingIds(),
    }),
    ...changes,
  };
}

/** A stored quote of the same insurance, with all that a clerk types. */
export function storedInsurance(changes: Partial<OtherQuote> = {}): OtherQuote {
  return {
    ...newInsurance(),
    id: '00000000-0000-4000-8000-0000000000e2',
    versao: 1,
    descricao: 'Seguro viagem Europa, 5 dias\nDespesas médicas até € 30.000, bagagem até US$ 1.200',
    fornecedorServico: { id: 'f1', nome: 'Assist Seguros' },
    intermediador: 'DIRETO',
    tipoPagamento: PAYMENT_TYPES[0] ?? null,
    tarifa: 164.5,
    taxas: 12.3,
    fee: 45,
    tarifaTotal: 164.5,
    total: 221.8,
    ...changes,
  };
}
