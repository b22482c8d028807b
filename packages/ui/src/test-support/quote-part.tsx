import type { HotelQuote } from '@guiche/domain/entities';
import { hotelMarkupPercent } from '@guiche/domain/hotel/pricing';
import type { CommonQuote } from '@guiche/domain/quotes';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type QuoteSurroundings, QuoteSurroundingsProvider } from '../quote/quote-surroundings.ts';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';
import { storedStay } from './hotel-quote-fixtures.ts';

export interface QuotePartProps {
  /** The quote that the part stands in; a hotel's, since any kind will do. */
  value?: HotelQuote;
  surroundings?: Partial<QuoteSurroundings>;
  children: ReactNode;
}

/** The form and the surroundings in which a part of a quote modal stands. */
export function QuotePart({ value = storedStay(), surroundings, children }: QuotePartProps) {
  const form = useForm<CommonQuote>({ defaultValues: value });
  return (
    <QuoteSurroundingsProvider
      value={{
        options: {
          consolidators: CONSOLIDATORS,
          suppliers: [{ id: 'f1', nome: 'Rede Atlântica' }],
          intermediaries: ['DIRETO', 'TREND'],
          paymentTypes: PAYMENT_TYPES,
          currencies: CURRENCIES,
        },
        travellers: TRAVELLERS,
        readOnly: false,
        moneyFixed: false,
        markupPercent: (quote) => hotelMarkupPercent(quote, { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' }),
        suggestRate: async () => 5.4321,
        ...surroundings,
      }}
    >
      <FormProvider {...form}>{children}</FormProvider>
    </QuoteSurroundingsProvider>
  );
}
