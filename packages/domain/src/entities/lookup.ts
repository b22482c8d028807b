import * as z from 'zod/mini';
import { airlineSchema, airportSchema } from './air.ts';
import { line, paragraph } from './scalars.ts';

/** An item of a lookup. The server sends `label`, `data` and `id`; the field adds the rest. @see S-280 */
export const lookupItemSchema = z.object({
  label: line,
  sublabel: z.optional(line),
  id: line,
  /** JSON text of the entity. */
  data: paragraph,
  value: z.optional(line),
});
export type LookupItem = z.infer<typeof lookupItemSchema>;

/** An address in a city. */
const cityPlace = z.object({ cidade: line, uf: line, endereco: z.optional(line), numero: z.optional(line) });
const namedPlace = z.object({ nome: line, estado: line, pais: line });

/** The schema of a lookup item's `data`, by lookup entity. @see S-281 */
export const LOOKUP_DATA = {
  aeroporto: airportSchema,
  rodoviaria: z.object({ nome: line }),
  ciaAerea: z.object({ iata: airlineSchema.shape.iata }),
  cidade: z.union([cityPlace, namedPlace]),
  localCarro: z.union([cityPlace, namedPlace]),
  tipoDespesa: z.object({ isTipoPagamentoPrimario: z.boolean(), isTipoPagamentoSecundario: z.boolean() }),
} as const;
export type LookupData = { readonly [Entity in keyof typeof LOOKUP_DATA]: z.infer<(typeof LOOKUP_DATA)[Entity]> };

/** An external supplier, as its lookup returns it. @see S-282 */
export const externalSupplierSchema = z.object({
  codigo: line,
  descricao: line,
  /** JSON text holding `cnpj`, `cidade` and `estado`. */
  dados: paragraph,
});
export type ExternalSupplier = z.infer<typeof externalSupplierSchema>;

/** The content of an external supplier's `dados`. @see S-282 */
export const externalSupplierDataSchema = z.object({ cnpj: line, cidade: line, estado: line });
export type ExternalSupplierData = z.infer<typeof externalSupplierDataSchema>;

/** A place of the maps service. @see S-283 */
export const placeSchema = z.object({
  name: line,
  formatted_address: paragraph,
  geometry: z.object({
    location: z.object({ lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) }),
  }),
  address_components: z.array(z.object({ long_name: line, short_name: line, types: z.array(line) })),
});
export type Place = z.infer<typeof placeSchema>;
