import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';

type ServiceList = 'servicosAereos' | 'servicosHotel' | 'servicosCarro' | 'servicosRodoviario' | 'servicosOutros';
const LISTS: Record<TipoServico, ServiceList> = {
  AEREO: 'servicosAereos',
  HOTEL: 'servicosHotel',
  CARRO: 'servicosCarro',
  RODOVIARIO: 'servicosRodoviario',
  OUTROS: 'servicosOutros',
};

/** The request with a stored quote in its service: replacing the former one, or added at the end. */
export function withQuote(request: TravelRequest, kind: TipoServico, quote: Quote): TravelRequest {
  const list = LISTS[kind];
  const services = request[list].map((service) => {
    if (service.id !== quote.idServico) return service;
    const known = service.cotacoes.some(({ id }) => id === quote.id);
    return {
      ...service,
      cotacoes: known ? service.cotacoes.map((present) => (present.id === quote.id ? quote : present)) : [...service.cotacoes, quote],
      escolhida: service.escolhida?.id === quote.id ? quote : service.escolhida,
    };
  });
  return { ...request, [list]: services };
}

/** The request without a quote; if the service had chosen it, no quote is chosen. @see Q-102 */
export function withoutQuote(request: TravelRequest, service: Pick<Service, 'tipoServico' | 'id'>, idCotacao: string): TravelRequest {
  const list = LISTS[service.tipoServico];
  const services = request[list].map((present) => {
    if (present.id !== service.id) return present;
    const chosen = present.idCotacaoEscolhida === idCotacao;
    return {
      ...present,
      cotacoes: present.cotacoes.filter(({ id }) => id !== idCotacao),
      ...(chosen && { idCotacaoEscolhida: null, escolhida: null }),
    };
  });
  return { ...request, [list]: services };
}
