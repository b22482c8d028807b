import { prepareAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, AirService, Segment } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { BRL, readCredential, suggestedFee } from '@guiche/domain/pricing';
import { CURRENCIES } from '../reference/currencies.ts';
import { minutesAfter } from './demo-clock.ts';
import { type AirportBook, isDomestic, kilometres, type Leg, makeFlights } from './demo-flights.ts';
import { type QuoteFrame, quoteFrame } from './demo-quote.ts';
import { turned } from './demo-routes.ts';
import { flightSuppliers } from './demo-suppliers.ts';
import type { Random } from './random.ts';

const LOCATOR_LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];
/** The price of each better family, as a multiple of the cheapest. */
const FAMILY_FACTORS = [1, 1.28, 1.75, 2.6];
const cents = (value: number) => Math.round(value * 100) / 100;

const newLocator = (random: Random) => Array.from({ length: 6 }, () => random.pick(LOCATOR_LETTERS)).join('');

/** Fare of one traveller for one direction, in BRL: by distance, dearer in better families. */
function fareOf(random: Random, book: AirportBook, legs: readonly Leg[], familyPlace: number): number {
  const distance = legs.reduce((sum, leg) => sum + kilometres(book, leg.origem, leg.destino), 0);
  const foreign = legs.some(({ destino, origem }) => !isDomestic(destino) || !isDomestic(origem));
  const base = foreign ? 850 + distance * 0.24 : 165 + distance * 0.27;
  return base * (FAMILY_FACTORS[familyPlace] ?? 1) * (0.8 + random.next() * 0.7);
}

const AIRPORT_TAX = { domestic: 43.57, foreign: 248.9 };

export interface AirQuotePlan extends Omit<QuoteFrame, 'tipoServicoId' | 'suppliers'> {
  readonly service: Pick<AirService, 'tipo' | 'segmentos' | 'viajantes'>;
  /** The legs of the way out; an open jaw or a second leg is flown by the same airline. */
  readonly way: readonly Leg[];
  readonly now: Date;
  readonly book: AirportBook;
}

function ways({ service, way }: AirQuotePlan): readonly (readonly Leg[])[] {
  if (service.tipo !== 'IDA_VOLTA')
    return service.segmentos.map((leg, index) =>
      index === 0 ? way : [{ cia: way[0]?.cia ?? 'LA', origem: leg.origem, destino: leg.destino }],
    );
  return [way, turned(way)];
}

/** An air quote that a clerk could have typed: flights, families, fares and taxes that go together. */
export function makeAirQuote(random: Random, plan: AirQuotePlan): AirQuote & { id: string } {
  const { book, now, service, stage } = plan;
  const cia = plan.way.at(-1)?.cia ?? '';
  const frame = quoteFrame(random, { ...plan, tipoServicoId: TIPO_SERVICO_ID.AEREO, cia, suppliers: flightSuppliers(cia) });
  const booked = stage.status !== 'COTACAO_PENDENTE' || random.chance(0.3);
  const issued = stage.dataEmissao !== null;
  const familyPlace = random.weighted([
    [0, 5],
    [1, 6],
    [2, 3],
    [3, 1],
  ]);
  const localizador = booked ? newLocator(random) : null;
  const directions = ways(plan);
  const segmentos = service.segmentos.map((leg, index): Segment => {
    const legs = directions[index] ?? [];
    return {
      id: random.uuid(),
      tipo: service.tipo === 'MULTI' ? 'TRECHO' : index === 0 ? 'IDA' : 'VOLTA',
      status: null,
      voos: makeFlights(random, book, { legs, day: leg.data, familyPlace, localizador }),
    };
  });
  const travellers = Math.max(1, service.viajantes.length);
  const foreign = directions.flat().some(({ destino, origem }) => !isDomestic(destino) || !isDomestic(origem));
  const dollar = CURRENCIES[1];
  const moeda = foreign && random.chance(0.35) ? dollar : BRL;
  const fareInReais = directions.reduce((sum, legs) => sum + fareOf(random, book, legs, familyPlace), 0) * travellers;
  const taxesInReais = directions.length * travellers * (foreign ? AIRPORT_TAX.foreign : AIRPORT_TAX.domestic);
  const tarifa = cents(fareInReais / moeda.cotacao);
  const credential = readCredential(frame.agenciaServico?.credencial);
  const markup = plan.choices.id === 1 && random.chance(0.25) ? cents(tarifa * 0.08) : null;
  const quote: AirQuote = {
    ...frame,
    moeda,
    cotacaoMoeda: moeda.cotacao,
    tarifa,
    taxas: cents(taxesInReais / moeda.cotacao),
    fee: suggestedFee(credential, travellers, moeda.cotacao),
    duRav: foreign ? null : cents(Math.max(40 * travellers, tarifa * 0.1)),
    markup,
    localizador,
    numeroBilhete: issued ? `957${random.digits(10)}` : null,
    segmentos,
    quantidadeBagagem: familyPlace === 0 ? 0 : familyPlace === 3 ? 2 : 1,
    pesoBagagem: familyPlace === 0 ? null : 23,
    tourCode: null,
    baseTarifaria: booked ? `${random.pick(LOCATOR_LETTERS)}${random.digits(2)}${random.pick(['LBR', 'PXB', 'SBR'])}` : null,
    codigoReserva: booked ? localizador : null,
    validadeReserva: booked && !issued ? minutesAfter(now, random.int(30, 2880)).toISOString() : null,
    reservado: booked,
    saldoEntrada: null,
  };
  return prepareAirQuote(quote, null) as AirQuote & { id: string };
}
