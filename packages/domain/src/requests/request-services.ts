import type { Service, TravelRequest } from '../entities/index.ts';

type ServiceLists = Pick<TravelRequest, 'servicosAereos' | 'servicosHotel' | 'servicosCarro' | 'servicosRodoviario' | 'servicosOutros'>;

/** A request's services of every kind, air first, in the order in which screens show them. @see A-002 */
export function servicesOf<Request extends ServiceLists>(request: Request): readonly Service[] {
  return [
    ...request.servicosAereos,
    ...request.servicosHotel,
    ...request.servicosCarro,
    ...request.servicosRodoviario,
    ...request.servicosOutros,
  ];
}

/** Whether a request has no service, because it has not been synchronised. @see */
export function hasNoService(request: ServiceLists): boolean {
  return servicesOf(request).length === 0;
}

/**
 * The service to which quoting goes on from one of the request's: the next one without a quote, first behind it, then before it. Undefined when no other
 * one lacks a quote.
 */
export function nextUnquoted<Each extends Pick<Service, 'cotacoes'>>(services: readonly Each[], from: Each): Each | undefined {
  const at = services.indexOf(from);
  return [...services.slice(at + 1), ...services.slice(0, at)].find(({ cotacoes }) => cotacoes.length === 0);
}
