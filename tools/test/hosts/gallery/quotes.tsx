import { BRL } from '@guiche/domain/pricing';
import { AirQuoteModal } from '@guiche/ui/modals/air-quote-modal';
import { BusQuoteModal } from '@guiche/ui/modals/bus-quote-modal';
import { CarQuoteModal } from '@guiche/ui/modals/car-quote-modal';
import { HotelQuoteModal } from '@guiche/ui/modals/hotel-quote-modal';
import { OtherQuoteModal } from '@guiche/ui/modals/other-quote-modal';
import type { ReactElement } from 'react';
import {
  AIRLINES,
  AIRPORTS,
  CONSOLIDATORS,
  countingIds,
  FAMILIES,
  PAYMENT_TYPES,
  storedRoundTrip,
  TRAVELLERS,
} from '../../../../packages/ui/src/test-support/air-quote-fixtures.ts';
import { BUS_SERVICE, BUS_STATIONS, storedTrip } from '../../../../packages/ui/src/test-support/bus-quote-fixtures.ts';
import {
  CAR_CITIES,
  CAR_PLACES,
  CAR_SERVICE,
  RENTAL_COMPANIES,
  storedRental,
} from '../../../../packages/ui/src/test-support/car-quote-fixtures.ts';
import { HOTELS, storedStay } from '../../../../packages/ui/src/test-support/hotel-quote-fixtures.ts';
import { storedInsurance } from '../../../../packages/ui/src/test-support/other-quote-fixtures.ts';

const now = () => new Date('2026-11-21T13:00:00Z');

/** The windows in which a quote is priced, open, by the word on the button that opens them. */
export const QUOTES: Readonly<Record<string, (close: () => void) => ReactElement>> = {
  Aéreo: (close) => (
    <AirQuoteModal
      {...shared(close)}
      value={storedRoundTrip()}
      sources={{ searchAirports: async () => AIRPORTS, searchAirlines: async () => AIRLINES, listFareFamilies: async () => FAMILIES }}
      service={{ tipo: 'IDA_VOLTA', segmentos: [], retroativo: false }}
      markup={{ ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 }}
      onIntermediaryChange={() => undefined}
      now={now}
      newId={countingIds()}
    />
  ),
  Hotel: (close) => (
    <HotelQuoteModal
      {...shared(close)}
      value={storedStay()}
      sources={{ searchHotels: async () => HOTELS }}
      markup={{ ownAgency: true, requestStatus: 'COTACAO_AGENCIA' }}
    />
  ),
  Carro: (close) => (
    <CarQuoteModal
      {...shared(close)}
      value={storedRental({ urlImagemCia: null })}
      sources={{
        listRentalCompanies: async () => RENTAL_COMPANIES,
        searchCities: async () => CAR_CITIES,
        searchPlaces: async () => CAR_PLACES,
      }}
      service={CAR_SERVICE}
      now={now}
    />
  ),
  Rodoviário: (close) => (
    <BusQuoteModal
      {...shared(close)}
      value={storedTrip()}
      sources={{ searchStations: async () => BUS_STATIONS }}
      service={BUS_SERVICE}
      now={now}
    />
  ),
  Outros: (close) => (
    <OtherQuoteModal
      {...shared(close)}
      value={storedInsurance()}
      sources={{ searchPlaces: async () => [], searchExpenseTypes: async () => [] }}
    />
  ),
};

/** What is the same in all of them. */
function shared(close: () => void) {
  return {
    open: true,
    onOpenChange: close,
    context: 'Solicitação 48210 · GRU → REC',
    mode: 'quote',
    travellers: TRAVELLERS,
    temFornecedorExterno: false,
    options: {
      consolidators: CONSOLIDATORS,
      suppliers: [{ id: 'f1', nome: 'Gol Linhas Aéreas' }],
      intermediaries: ['BRT', 'DIRETO'],
      paymentTypes: PAYMENT_TYPES,
      currencies: [BRL],
    },
    suggestRate: async () => 5.4321,
    onSubmit: async () => [],
  } as const;
}
