import { line, paragraph } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** The entities that lookups search. `ciaAerea` is an addition to those of S-177. */
export const LOOKUP_ENTITIES = [
  'tiposPagamentoAgencia',
  'moedaEntity',
  'detalhesLocaisHospedagem',
  'aeroporto',
  'cidade',
  'localCarro',
  'ciaAerea',
] as const;
export type LookupEntity = (typeof LOOKUP_ENTITIES)[number];

/** An item of a lookup; `data` is the entity as JSON text. @see S-165, S-280 */
export const lookupItemSchema = z.object({ label: line, id: line, data: paragraph });
export type LookupItem = z.infer<typeof lookupItemSchema>;
