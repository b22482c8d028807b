import * as z from 'zod/mini';
import { travellerSchema } from './common.ts';
import { policyEntrySchema } from './policy-entry.ts';
import { airQuoteSchema, busQuoteSchema, carQuoteSchema, hotelQuoteSchema } from './quote.ts';
import { idNumber, line, money, paragraph, utcInstant, wallClock } from './scalars.ts';

/** The quotes of one offer: same flights, same hotel, same car category. @see S-268 */
export const airQuoteGroupSchema = z.object({ id: line, cotacoes: z.array(airQuoteSchema) });
/** @see S-268 */
export const hotelQuoteGroupSchema = z.object({ id: line, cotacoes: z.array(hotelQuoteSchema) });
/** @see S-268 */
export const carQuoteGroupSchema = z.object({ id: line, cotacoes: z.array(carQuoteSchema) });
/** @see S-268 */
export const busQuoteGroupSchema = z.object({ id: line, cotacoes: z.array(busQuoteSchema) });
export type AirQuoteGroup = z.infer<typeof airQuoteGroupSchema>;
export type HotelQuoteGroup = z.infer<typeof hotelQuoteGroupSchema>;
export type CarQuoteGroup = z.infer<typeof carQuoteGroupSchema>;
export type BusQuoteGroup = z.infer<typeof busQuoteGroupSchema>;

/** The fields of a choice: the violated policy, and the reason for the choice. */
const choiceFields = {
  validacao: z.nullable(policyEntrySchema),
  justificativa: z.nullable(paragraph),
  viajantes: z.array(travellerSchema),
};

/** A car service while it is searched and chosen; `historico` says when its prices were searched. @see S-265 */
export const searchedCarServiceSchema = z.object({
  ...choiceFields,
  id: z.uuid(),
  cidadeRetirada: line,
  cidadeDevolucao: line,
  dataRetirada: wallClock,
  dataDevolucao: wallClock,
  historico: z.nullable(z.object({ data: utcInstant })),
  escolhida: z.nullable(carQuoteSchema),
});
export type SearchedCarService = z.infer<typeof searchedCarServiceSchema>;

/** A hotel service while it is searched and chosen; `dataAntiga` is the search before the last one. @see S-269, S-095 */
export const searchedHotelServiceSchema = z.object({
  ...choiceFields,
  id: z.uuid(),
  cidade: line,
  checkin: wallClock,
  checkout: wallClock,
  adultos: z.int().check(z.gte(1), z.lte(99)),
  cotacoes: z.array(hotelQuoteSchema),
  escolhida: z.nullable(hotelQuoteSchema),
  historico: z.nullable(z.object({ data: utcInstant, dataAntiga: z.nullable(utcInstant) })),
  idVigencia: z.nullable(idNumber),
  removido: z.boolean(),
});
export type SearchedHotelService = z.infer<typeof searchedHotelServiceSchema>;

/** The request for the search history of a car. @see S-267 */
export const carHistoryRequestSchema = z.object({
  dataRetirada: wallClock,
  dataDevolucao: wallClock,
  cidadeRetirada: line,
  cidadeDevolucao: line,
  /** Ids of the travellers. */
  colaboradores: z.array(line),
  idCarroServico: z.uuid(),
});
export type CarHistoryRequest = z.infer<typeof carHistoryRequestSchema>;

/** The search history of a car: its offers, the highest and lowest price, and the limit of the number of offers. @see S-267 */
export const carHistorySchema = z.object({
  grupoCotacao: z.array(carQuoteGroupSchema),
  maiorPreco: money,
  menorPreco: money,
  limit: z.int().check(z.gte(0)),
});
export type CarHistory = z.infer<typeof carHistorySchema>;
