import {
  type LookupEntity,
  listConsolidators,
  listIntermediaries,
  listLookup,
  listSuppliers,
  searchLookup,
} from '@guiche/contract/lookups';
import { findMargin, listFareFamilies, suggestRate } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import { airIntermediaries } from '@guiche/domain/air/quote';
import type { Airline, Airport, Currency, PaymentType, User } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { BRL, marginKey } from '@guiche/domain/pricing';
import type { AirQuoteSources } from '@guiche/ui/modals/air-quote-modal';
import type { QuoteOptions } from '@guiche/ui/quote/quote-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { entitiesOf } from './lookup-entities.ts';

const HOUR_MS = 3_600_000;

async function lookup<T>(entity: LookupEntity, signal: AbortSignal): Promise<readonly T[]> {
  return entitiesOf<T>(await api.call(listLookup, { params: { entity }, signal }));
}

async function search<T>(entity: LookupEntity, term: string, signal: AbortSignal): Promise<readonly T[]> {
  return entitiesOf<T>(await api.call(searchLookup, { body: { entity, term }, signal }));
}

/** The lists that the air quote modal offers for a client company. Fetched when first needed, and then good for an hour. @see */
export function airQuoteOptionsQuery(user: User, idEmpresa: number) {
  const idAgencia = user.agency.id;
  return queryOptions({
    queryKey: ['air-quote-options', idAgencia, idEmpresa],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<QuoteOptions> => {
      const [consolidators, suppliers, intermediaries, paymentTypes, currencies] = await Promise.all([
        api.call(listConsolidators, { params: { idAgencia, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa }, signal }),
        api.call(listSuppliers, { params: { idAgencia }, signal }),
        api.call(listIntermediaries, { signal }),
        lookup<PaymentType>('tiposPagamentoAgencia', signal),
        lookup<Currency>('moedaEntity', signal),
      ]);
      return { consolidators, suppliers, intermediaries: airIntermediaries(intermediaries, isOwnAgency(user)), paymentTypes, currencies };
    },
  });
}

/** The margin of a company and intermediary, in percent; asked for the own agency alone, which is the only one to have it. @see */
export function marginQuery(user: User, idEmpresa: number, intermediador: string | null) {
  return queryOptions({
    queryKey: ['margin', marginKey(idEmpresa, intermediador)],
    enabled: isOwnAgency(user) && marginKey(idEmpresa, intermediador) !== null,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => api.call(findMargin, { query: { idEmpresa, intermediador: intermediador ?? '' }, signal }),
  });
}

/** What the modal asks while someone types. */
export const airQuoteSources: AirQuoteSources = {
  searchAirports: (term, signal) => search<Airport>('aeroporto', term, signal),
  searchAirlines: (term, signal) => search<Airline>('ciaAerea', term, signal),
  listFareFamilies: (cia, signal) => api.call(listFareFamilies, { params: { cia }, signal }),
};

/** The rate of a currency in reais, as the server suggests it. @see Q-131 */
export async function suggestedRate(currency: Currency): Promise<number> {
  return (await api.call(suggestRate, { params: { baseId: BRL.id, id: currency.id } })).cotacao;
}
