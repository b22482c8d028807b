import { serviceKindOfId, type TipoServico } from '../enums/index.ts';
import { dateOrderViolations } from '../internal/date-order.ts';
import { missingFields } from '../internal/missing-fields.ts';
import { type RoundTrip, roundTripViolations } from '../internal/round-trip.ts';
import type { Violation } from '../messages/index.ts';

/** The search that tests a credential; each kind of service has fields of its own. */
export interface CredentialTestSearch extends RoundTrip {
  readonly cidade?: string | null | undefined;
  readonly checkin?: string | null | undefined;
  readonly checkout?: string | null | undefined;
  readonly cidadeRetirada?: string | null | undefined;
  readonly cidadeDevolucao?: string | null | undefined;
  readonly dataRetirada?: string | null | undefined;
  readonly dataDevolucao?: string | null | undefined;
}

const WITHOUT_TEST: readonly string[] = ['MANUAL', 'MANUAL_PEDIDOS_OFF', 'INTERNO', 'DIRETORIOHOTEL'];

/** Whether the credential of a consolidator can be tested. @see S-150 */
export function testIsOffered(consolidator: string): boolean {
  return !WITHOUT_TEST.includes(consolidator);
}

const TESTS: Record<TipoServico, (search: CredentialTestSearch, consolidator: string) => readonly Violation[]> = {
  AEREO: roundTripViolations,
  RODOVIARIO: roundTripViolations,
  HOTEL: hotelTestViolations,
  CARRO: carTestViolations,
  OUTROS: () => [{ key: 'tipo_de_servico_invalido', field: '' }],
};

/**
 * What forbids the test of a credential, each at its field; empty when it may be sent. `idServico` is the numeric service type; only air,
 * hotel, car and coach can be tested. An end on the day of its start is allowed.
 * @see S-145, S-146, S-147, S-148, S-149
 */
export function credentialTestViolations(idServico: number, consolidator: string, search: CredentialTestSearch): readonly Violation[] {
  return TESTS[serviceKindOfId(idServico)](search, consolidator);
}

function hotelTestViolations(search: CredentialTestSearch): readonly Violation[] {
  const { checkin, checkout } = search;
  return [
    ...missingFields(search, [['cidade', 'cidade_obrigatoria']]),
    ...dateOrderViolations({ field: 'checkin', value: checkin }, { field: 'checkout', value: checkout }, 'checkout_anterior_ao_checkin'),
  ];
}

const CAR_FIELDS: ReadonlyMap<string, Parameters<typeof missingFields<CredentialTestSearch>>[1]> = new Map([
  ['MOVIDA', [['cidade', 'cidade_obrigatoria']]],
  [
    'LOCALIZA',
    [
      ['cidadeRetirada', 'cidade_retirada_obrigatoria'],
      ['cidadeDevolucao', 'cidade_devolucao_obrigatoria'],
    ],
  ],
]);

function carTestViolations(search: CredentialTestSearch, consolidator: string): readonly Violation[] {
  const { dataRetirada, dataDevolucao } = search;
  return [
    ...missingFields(search, CAR_FIELDS.get(consolidator) ?? []),
    ...dateOrderViolations(
      { field: 'dataRetirada', value: dataRetirada },
      { field: 'dataDevolucao', value: dataDevolucao },
      'devolucao_anterior_a_retirada',
    ),
  ];
}
