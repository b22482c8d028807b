import type { BusQuote, CarQuote, HotelQuote, OtherQuote } from '@guiche/domain/entities';
import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';

/** A quote of a service that is not air. */
export type GroundQuote = HotelQuote | CarQuote | BusQuote | OtherQuote;

/** The parts that are not empty, joined by a separator. */
function joined(parts: readonly (string | null)[], between: string): string {
  return parts.filter((part) => part !== null && part !== '').join(between);
}

const moment = (text: string | null) => (text === null ? null : formatDateTime(text));

function dayAndHour(day: string | null, hour: string | null): string {
  return joined([day === null ? null : formatDate(day), hour], ' ');
}

/** The lines that describe a quote of each kind, below its name: its dates and its description. */
function lines(quote: GroundQuote): readonly (string | null)[] {
  if ('checkin' in quote) return [quote.descricao];
  if ('nomeModelo' in quote) {
    const pickup = dayAndHour(quote.dataRetirada, quote.horaRetirada);
    const dropOff = dayAndHour(quote.dataDevolucao, quote.horaDevolucao);
    return [joined([quote.cambio, joined([pickup, dropOff], ' – ')], ' · ')];
  }
  if ('dataPartida' in quote) return [joined([moment(quote.dataPartida), moment(quote.dataChegada)], ' – ')];
  return [quote.descricao];
}

/** What the card of a quote says below its name, a line for each part; `''` while nothing is filled in. The stay of a hotel has a part of its own. */
export function offerText(quote: GroundQuote): string {
  return joined([...lines(quote), quote.observacao], '\n');
}
