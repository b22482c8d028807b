import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES, CAR_PLACES, CAR_SERVICE, RENTAL_COMPANIES, storedRental } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CarQuoteModal } from './car-quote-modal.tsx';
import type { CarQuoteModalProps } from './car-quote-modal-props.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'quote',
  temFornecedorExterno: false,
  onSubmit: async () => [],
  // The picture begins at the date that differs.
  startAt: 'dataDevolucao',
  value: storedRental({ dataDevolucao: '2026-12-13', quantidadeDiarias: 3.25, tarifa: 487.5 }),
  sources: {
    listRentalCompanies: async () => RENTAL_COMPANIES,
    searchCities: async () => CAR_CITIES,
    searchPlaces: async () => CAR_PLACES,
  },
  now: () => new Date('2026-11-21T13:00:00Z'),
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 10:00 a 12/12 16:00',
  options: {
    consolidators: CONSOLIDATORS,
    suppliers: [{ id: 'f1', nome: 'Localiza Rent a Car' }],
    intermediaries: ['DIRETO', 'TREND'],
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  },
} satisfies Omit<CarQuoteModalProps, 'service'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 760,
    do: {
      words: 'The service as it was asked for: the day more is seen, and justified.',
      example: <CarQuoteModal {...WINDOW} service={CAR_SERVICE} />,
    },
    dont: {
      words: 'The dates of the quote as those of the service: they always agree, and the client pays a day that nobody asked for.',
      example: <CarQuoteModal {...WINDOW} service={{ ...CAR_SERVICE, dataDevolucao: '2026-12-13T16:00' }} />,
    },
  },
];
