import type { Service, Traveller, TravelRequest } from '../entities/index.ts';
import type { StatusCotacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { servicesOf } from '../requests/request-services.ts';

/** The statuses in which a chosen quote is valid as it was issued, or as it was changed. */
const ISSUED: readonly StatusCotacao[] = ['EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA'];

type TripOf = Pick<
  TravelRequest,
  'colaboradores' | 'servicosAereos' | 'servicosHotel' | 'servicosCarro' | 'servicosRodoviario' | 'servicosOutros'
>;

/** The services of a request that were issued for a traveller, as a voucher shows them. @see Q-260 */
export function voucherServices(request: TripOf, idViajante: string): readonly Service[] {
  return servicesOf(request).filter(
    ({ escolhida, viajantes }) => escolhida && ISSUED.includes(escolhida.statusCotacao) && viajantes.some(({ id }) => id === idViajante),
  );
}

/** A traveller of a request, by the id; undefined for nobody of it. */
export function voucherTraveller({ colaboradores }: Pick<TravelRequest, 'colaboradores'>, idViajante: string): Traveller | undefined {
  return colaboradores.find(({ id }) => id === idViajante);
}

/** Why a traveller of a request gets no voucher: nothing was issued, or there is no e-mail address. Empty when it can be sent. @see Q-260 */
export function voucherViolations(request: TripOf, { id, nomeCompleto, email }: Traveller): readonly Violation[] {
  const params = { viajante: nomeCompleto };
  if (voucherServices(request, id).length === 0) return [{ key: 'nada_emitido_para_o_viajante', params, field: '' }];
  return (email ?? '').trim() === '' ? [{ key: 'viajante_sem_email', params, field: '' }] : [];
}

/** Whether something of a request was issued, so that a voucher can be sent to somebody. @see Q-236 */
export function voucherIsOffered(request: TripOf): boolean {
  return request.colaboradores.some(({ id }) => voucherServices(request, id).length > 0);
}
