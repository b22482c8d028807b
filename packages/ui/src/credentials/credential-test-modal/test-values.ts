import { type CredentialTestSearch, credentialTestViolations } from '@guiche/domain/credentials';
import { serviceKindOfId, type TipoServico } from '@guiche/domain/enums';

/** What is typed to test a credential: the fields of all kinds of service, of which a window shows its own. */
export interface CredentialTestValues {
  origem: string | null;
  destino: string | null;
  dataIda: string | null;
  dataVolta: string | null;
  cidade: string | null;
  checkin: string | null;
  checkout: string | null;
  /** The number of stars, as its list has it; null for any. */
  estrelas: string | null;
  cidadeRetirada: string | null;
  cidadeDevolucao: string | null;
  dataRetirada: string | null;
  dataDevolucao: string | null;
}

type Field = keyof CredentialTestValues;

const EMPTY: CredentialTestValues = {
  origem: null,
  destino: null,
  dataIda: null,
  dataVolta: null,
  cidade: null,
  checkin: null,
  checkout: null,
  estrelas: null,
  cidadeRetirada: null,
  cidadeDevolucao: null,
  dataRetirada: null,
  dataDevolucao: null,
};

const ROUND_TRIP = ['origem', 'destino', 'dataIda', 'dataVolta'] as const;
const OF_KIND: Record<TipoServico, readonly Field[]> = {
  AEREO: ROUND_TRIP,
  RODOVIARIO: ROUND_TRIP,
  HOTEL: ['cidade', 'checkin', 'checkout', 'estrelas'],
  CARRO: ['cidade', 'cidadeRetirada', 'cidadeDevolucao', 'dataRetirada', 'dataDevolucao'],
  OUTROS: [],
};

/** The fields without which nothing is tested. @see S-145, S-146, S-147, S-148 */
export function requiredFields(idServico: number, consolidator: string): readonly string[] {
  return credentialTestViolations(idServico, consolidator, {}).map(({ field }) => field);
}

/** The fields of a test; of the cities of a car only those that its consolidator asks for. @see S-147 */
export function fieldsOf(idServico: number, consolidator: string): readonly Field[] {
  const required = requiredFields(idServico, consolidator);
  return OF_KIND[serviceKindOfId(idServico)].filter(
    (field) => serviceKindOfId(idServico) !== 'CARRO' || !field.startsWith('cidade') || required.includes(field),
  );
}

/** What a window starts from. */
export function valuesOf(start: CredentialTestSearch): CredentialTestValues {
  const given = Object.entries(start).filter(([, value]) => value !== undefined);
  return { ...EMPTY, ...Object.fromEntries(given) };
}
