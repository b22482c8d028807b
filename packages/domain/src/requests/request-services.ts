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
