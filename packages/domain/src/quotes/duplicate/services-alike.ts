import type { Service } from '../../entities/index.ts';
import { isSame } from '../../internal/is-same.ts';

/** What a service asks for, without its travellers: places and moments of its kind. */
function askedOf(service: Service): unknown {
  switch (service.tipoServico) {
    case 'AEREO':
      return [service.tipo, service.segmentos.map(({ origem, destino, data }) => [origem, destino, data])];
    case 'HOTEL':
      return [service.cidade, service.checkin, service.checkout];
    case 'CARRO':
      return [service.cidadeRetirada, service.cidadeDevolucao, service.dataRetirada, service.dataDevolucao];
    case 'RODOVIARIO':
      return [service.origem, service.destino, service.dataIda];
    case 'OUTROS':
      return service.descricao;
  }
}

/**
 * The other services of a request for which a quote of this one may be offered as it is: of the same kind, for the same places and moments, and for
 * as many travellers, whom the price depends on. There are some where each traveller has a service of their own.
 * @see B-014
 */
export function servicesAlike(service: Service, services: readonly Service[]): readonly Service[] {
  return services.filter(
    (other) =>
      other.id !== service.id &&
      other.tipoServico === service.tipoServico &&
      other.viajantes.length === service.viajantes.length &&
      isSame(askedOf(other), askedOf(service)),
  );
}
