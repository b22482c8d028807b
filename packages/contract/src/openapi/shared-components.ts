import { credentialContentSchema, dateRangeSchema } from '@guiche/domain/entities';
import {
  AMBIENTE,
  CAMINHO_ARMAZENAMENTO,
  CARACTERISTICA_WEX,
  FILTRO_TIPO_SERVICO,
  MODULO,
  PAGO_POR_CODE,
  SITUACAO,
  TIPO_ARQUIVO,
  TIPO_REGRA,
  TIPO_SERVICO_CODE,
} from '@guiche/domain/enums';
import { GROUP_MESSAGE } from '@guiche/domain/groups';
import { type Json, schemaOf } from './json-schema.ts';

const words = (description: string, values: readonly string[]): Json => ({ type: 'string', enum: values, description });

/** Numbers with their names, as generators of clients read them. */
const codes = (description: string, values: Readonly<Record<string, number>>): Json => ({
  type: 'integer',
  enum: Object.values(values),
  'x-enum-varnames': Object.keys(values),
  description,
});

/**
 * What the products of the house share in texts, files and events of their own, though no body of a call here is made of it: other products
 * make their types of it. @see S-091, S-277, S-293 to S-299, S-301, S-308, S-310, S-322
 */
export function sharedComponents(): Readonly<Record<string, Json>> {
  return {
    ClientEnvironment: words("What a client company's environment has.", AMBIENTE),
    ClientModule: words('A module that a client company uses.', MODULO),
    CredentialContent: schemaOf(credentialContentSchema),
    FileKind: words('Where a file came from.', TIPO_ARQUIVO),
    GroupMessageCode: codes('The code of a message about groups of services.', GROUP_MESSAGE),
    HotelDateRange: { ...schemaOf(dateRangeSchema), description: 'The range of days of a hotel, in either of two forms.' },
    PaidBy: codes('Who pays an expense.', PAGO_POR_CODE),
    RuleKind: words('Whether a rule is fixed, or written by a client company.', TIPO_REGRA),
    ServiceTypeCode: codes('The type of a service or an expense.', TIPO_SERVICO_CODE),
    ServiceTypeFilter: words('The types of service as a filter has them.', FILTRO_TIPO_SERVICO),
    Situation: words('Whether a record is active.', SITUACAO),
    StorageFolder: words('The folder of a stored file.', CAMINHO_ARMAZENAMENTO),
    WexCharacteristic: words('The characteristic of a Wex card: P is Padrão, A is Assistência.', CARACTERISTICA_WEX),
  };
}
