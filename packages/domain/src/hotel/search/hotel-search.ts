import { addDays } from '../../dates/index.ts';
import { dateOrderViolations } from '../../internal/date-order.ts';
import { missingFields } from '../../internal/missing-fields.ts';
import { pastDateViolations } from '../../internal/past-date.ts';
import type { Violation } from '../../messages/index.ts';

/** The criteria of a hotel search and its travellers. Null while not filled in. */
export interface HotelSearch {
  readonly cidade: string | null;
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly adultos: number;
  readonly viajantes: readonly unknown[];
}

/** The search with which the form opens: one adult. @see S-079 */
export const NEW_HOTEL_SEARCH: HotelSearch = { cidade: null, checkin: null, checkout: null, adultos: 1, viajantes: [] };

/** The suggested check-out: the day after the check-in, in the same format; null for a text that is not a date. @see S-080 */
export function suggestedCheckout(checkin: string): string | null {
  return addDays(checkin, 1);
}

/**
 * What forbids a hotel search, each at its field; empty when it may be sent.
 *
 * The service type hotel is active in the settings; there is a traveller, at least one adult, and no more adults than travellers; city,
 * check-in and check-out are given, and the check-out is not before the check-in, as for the test of a hotel credential. With the present moment (`now`)
 * the check-in is not on a day that is past in every time zone.
 * @see S-083, S-084, S-085, S-146
 */
export function hotelSearchViolations(
  search: HotelSearch,
  { serviceIsActive, now }: { readonly serviceIsActive: boolean; readonly now?: Date | undefined },
): readonly Violation[] {
  if (!serviceIsActive) return [{ key: 'servico_de_hospedagem_inativo_nas_configuracoes', field: '' }];
  const { checkin, checkout } = search;
  return [
    ...missingFields(search, [
      ['cidade', 'cidade_obrigatoria'],
      ['checkin', 'checkin_obrigatorio'],
      ['checkout', 'checkout_obrigatorio'],
    ]),
    ...pastDateViolations({ field: 'checkin', value: checkin }, now),
    ...dateOrderViolations({ field: 'checkin', value: checkin }, { field: 'checkout', value: checkout }, 'checkout_anterior_ao_checkin'),
    ...travellerViolations(search),
  ];
}

function travellerViolations({ adultos, viajantes }: HotelSearch): readonly Violation[] {
  if (viajantes.length === 0) return [{ key: 'necessario_informar_colaborador_antes_de_pesquisar', field: 'viajantes' }];
  if (!Number.isInteger(adultos) || adultos < 1) return [{ key: 'adultos_obrigatorios', field: 'adultos' }];
  return adultos > viajantes.length ? [{ key: 'hospedes_maior_que_colaboradores', field: 'adultos' }] : [];
}
