import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { requestQuoteStatus, servicesOf } from '@guiche/domain/requests';

type ServiceList = 'servicosAereos' | 'servicosHotel' | 'servicosCarro' | 'servicosRodoviario' | 'servicosOutros';
/** The list of a request that holds the services of each kind. */
export const SERVICE_LIST: Record<TipoServico, ServiceList> = {
  AEREO: 'servicosAereos',
  HOTEL: 'servicosHotel',
  CARRO: 'servicosCarro',
  RODOVIARIO: 'servicosRodoviario',
  OUTROS: 'servicosOutros',
};

/** The quote status follows the quotes, as on the server. @see A-072 */
export function withQuoteStatus(request: TravelRequest): TravelRequest {
  const quotes = servicesOf(request).flatMap((service): readonly Quote[] => service.cotacoes);
  return {
    ...request,
    statusCotacaoViagem: requestQuoteStatus(
      request.status,
      quotes.map(({ statusCotacao }) => statusCotacao),
    ),
  };
}

function inserted<T>(into: readonly T[], item: T, at: number): T[] {
  return [...into.slice(0, at), item, ...into.slice(at)];
}

/** The request with a stored quote in its service: replacing the former one, or added at a place, by default the end. */
export function withQuote(request: TravelRequest, kind: TipoServico, quote: Quote, at?: number): TravelRequest {
  const list = SERVICE_LIST[kind];
  const services = request[list].map((service) => {
    if (service.id !== quote.idServico) return service;
    const known = service.cotacoes.some(({ id }) => id === quote.id);
    return {
      ...service,
      cotacoes: known
        ? service.cotacoes.map((present) => (present.id === quote.id ? quote : present))
        : inserted<Quote>(service.cotacoes, quote, at ?? service.cotacoes.length),
      escolhida: service.escolhida?.id === quote.id ? quote : service.escolhida,
    };
  });
  return withQuoteStatus({ ...request, [list]: services });
}

/** The request without a quote; if the service had chosen it, no quote is chosen. @see Q-102 */
export function withoutQuote(request: TravelRequest, service: Pick<Service, 'tipoServico' | 'id'>, idCotacao: string): TravelRequest {
  const list = SERVICE_LIST[service.tipoServico];
  const services = request[list].map((present) => {
    if (present.id !== service.id) return present;
    const chosen = present.idCotacaoEscolhida === idCotacao;
    return {
      ...present,
      cotacoes: present.cotacoes.filter(({ id }) => id !== idCotacao),
      ...(chosen && { idCotacaoEscolhida: null, escolhida: null }),
    };
  });
  return withQuoteStatus({ ...request, [list]: services });
}
