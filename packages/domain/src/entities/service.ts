import * as z from 'zod/mini';
import { TIPO_PESQUISA_AEREA } from '../enums/index.ts';
import { airportSchema } from './air.ts';
import { customFieldSchema, travellerSchema } from './common.ts';
import { airQuoteSchema, busQuoteSchema, carQuoteSchema, hotelQuoteSchema, otherQuoteSchema } from './quote.ts';
import { airportCode, day, line, money, paragraph, utcInstant, wallClock } from './scalars.ts';
import { travellerCardSchema } from './traveller-card.ts';

/** Six texts for each of up to 12 flights in each of 12 segments; other kinds have fewer. @see Q-104 */
const RESERVATION_LENGTH = 864;

const serviceFields = {
  id: z.uuid(),
  idViagem: z.int(),
  idCotacaoEscolhida: z.nullable(z.uuid()),
  valorAprovado: z.nullable(money),
  /** The reservation data that the client approved; missing while nobody has edited the chosen quote since. @see Q-104 */
  reservaAprovada: z.optional(z.array(z.nullable(line)).check(z.maxLength(RESERVATION_LENGTH))),
  retroativo: z.boolean(),
  viajantes: z.array(travellerSchema),
  acompanhantes: z.array(line),
  adultos: z.int(),
  observacao: z.nullable(paragraph),
  camposCustomizados: z.array(customFieldSchema),
  // The fixed card that the client gave for the service: `temCartao` tells whether it is there, `cartao` is for users who may see cards.
  cartao: z.optional(z.nullable(travellerCardSchema)),
  idCartao: z.optional(z.nullable(line)),
  temCartao: z.optional(z.boolean()),
};

/** A leg as the client requested it. */
export const requestedLegSchema = z.object({
  origem: airportCode,
  origemData: z.nullable(airportSchema),
  destino: airportCode,
  destinoData: z.nullable(airportSchema),
  data: day,
});

/** An air service of a request. `segmentos` are the requested legs. @see Q-067, S-260 */
export const airServiceSchema = z.object({
  ...serviceFields,
  tipoServico: z.literal('AEREO'),
  tipo: z.enum(TIPO_PESQUISA_AEREA),
  segmentos: z.array(requestedLegSchema),
  cotacoes: z.array(airQuoteSchema),
  escolhida: z.nullable(airQuoteSchema),
  /** The service that this one replaced. */
  idServicoOld: z.optional(z.nullable(z.uuid())),
  podeSerCancelado: z.optional(z.boolean()),
  /** The moments of the last search and the one before. */
  historico: z.optional(z.nullable(z.object({ data: z.nullable(utcInstant), dataAntiga: z.nullable(utcInstant) }))),
});
export type AirService = z.infer<typeof airServiceSchema>;

/** A hotel service. @see Q-068, S-269 */
export const hotelServiceSchema = z.object({
  ...serviceFields,
  tipoServico: z.literal('HOTEL'),
  cotacoes: z.array(hotelQuoteSchema),
  escolhida: z.nullable(hotelQuoteSchema),
  cidade: line,
  checkin: wallClock,
  checkout: wallClock,
});
/** A car service. @see Q-068, S-265 */
export const carServiceSchema = z.object({
  ...serviceFields,
  tipoServico: z.literal('CARRO'),
  cotacoes: z.array(carQuoteSchema),
  escolhida: z.nullable(carQuoteSchema),
  cidadeRetirada: line,
  cidadeDevolucao: line,
  dataRetirada: wallClock,
  dataDevolucao: wallClock,
});
/** A bus service. @see Q-068 */
export const busServiceSchema = z.object({
  ...serviceFields,
  tipoServico: z.literal('RODOVIARIO'),
  cotacoes: z.array(busQuoteSchema),
  escolhida: z.nullable(busQuoteSchema),
  origem: line,
  destino: line,
  dataIda: day,
});
/** A service of another kind. @see Q-068 */
export const otherServiceSchema = z.object({
  ...serviceFields,
  tipoServico: z.literal('OUTROS'),
  cotacoes: z.array(otherQuoteSchema),
  escolhida: z.nullable(otherQuoteSchema),
  descricao: paragraph,
});

export type HotelService = z.infer<typeof hotelServiceSchema>;
export type CarService = z.infer<typeof carServiceSchema>;
export type BusService = z.infer<typeof busServiceSchema>;
export type OtherService = z.infer<typeof otherServiceSchema>;
/** A service of any kind, distinguished by `tipoServico`. */
export const serviceSchema = z.discriminatedUnion('tipoServico', [
  airServiceSchema,
  hotelServiceSchema,
  carServiceSchema,
  busServiceSchema,
  otherServiceSchema,
]);
export type Service = z.infer<typeof serviceSchema>;
