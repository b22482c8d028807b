import type { AirQuote, CapturedData } from '../../entities/index.ts';
import { isSame } from '../../internal/is-same.ts';
import { type CaptureContext, fillFromCapture } from './fill-quote.ts';

/** The parts of captured data that are applied one by one. */
export const CAPTURED_FIELDS = [
  'localizador',
  'voos',
  'assentos',
  'bilhetes',
  'tarifa',
  'taxas',
  'fee',
  'duRav',
  'prazoEmissao',
  'dataEmissao',
] as const;
export type CapturedField = (typeof CAPTURED_FIELDS)[number];

/** A part in which captured data and quote differ, with both values. */
export interface CaptureDifference {
  readonly field: CapturedField;
  /** Texts, one for each flight, traveller or ticket; amounts in the quote's currency; moments in ISO. */
  readonly quoted: readonly (string | number | null)[];
  readonly captured: readonly (string | number | null)[];
}

/** Captured data without the parts that are not to be applied. @see */
export function pickCaptured(data: CapturedData, fields: readonly CapturedField[]): CapturedData {
  const has = (field: CapturedField) => fields.includes(field);
  return {
    ...data,
    voos: has('voos') ? data.voos : data.voos.map((flight) => ({ ...flight, localizador: null })),
    passageiros: has('assentos') ? data.passageiros : [],
    bilhetes: has('bilhetes') ? data.bilhetes : [],
    tarifa: has('tarifa') ? data.tarifa : null,
    taxas: has('taxas') ? data.taxas : null,
    fee: has('fee') ? data.fee : null,
    duRav: has('duRav') ? data.duRav : null,
    prazoEmissao: has('prazoEmissao') ? data.prazoEmissao : null,
    localizador: has('localizador') ? data.localizador : null,
    dataEmissao: has('dataEmissao') ? data.dataEmissao : null,
  };
}

type Values = CaptureDifference['quoted'];

/** The values of each part in a quote. */
function valuesOf(quote: AirQuote): Record<CapturedField, Values> {
  const flights = quote.segmentos.flatMap(({ voos }) => voos);
  return {
    localizador: [quote.localizador],
    voos: flights.map(({ localizador }) => localizador),
    assentos: flights.map(({ assentos }) => assentos.map(({ assento }) => assento).join(', ') || null),
    bilhetes: [quote.numeroBilhete],
    tarifa: [quote.tarifa],
    taxas: [quote.taxas],
    fee: [quote.fee],
    duRav: [quote.duRav],
    prazoEmissao: [quote.validadeReserva],
    dataEmissao: [quote.dataEmissao],
  };
}

/**
 * The parts in which captured data differ from a quote, in the order in which they are shown, each with both values. What the external system
 * does not know is no difference, since applying it changes nothing.
 * @see
 */
export function captureDifferences(quote: AirQuote, data: CapturedData, context: CaptureContext): readonly CaptureDifference[] {
  const [quoted, captured] = [quote, fillFromCapture(quote, data, context)].map(valuesOf);
  if (!quoted || !captured) return [];
  return CAPTURED_FIELDS.flatMap((field) =>
    isSame(quoted[field], captured[field]) ? [] : [{ field, quoted: quoted[field], captured: captured[field] }],
  );
}
