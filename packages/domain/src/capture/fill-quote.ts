import type { AirQuote, CapturedData, Seat, Traveller } from '../entities/index.ts';
import { clientTotal, totalRate } from '../pricing/index.ts';

/**
 * An air quote with the captured data: locator and seats of each flight in their order, ticket numbers, money, reservation deadline,
 * locator and issue date; the totals are computed again. Fields that the external system does not know keep their values.
 *
 * Ticket numbers of several passengers go into one field, separated by `/`. Seats go to the travellers in the captured order.
 * @see Q-195
 */
export function fillFromCapture(quote: AirQuote, data: CapturedData, viajantes: readonly Pick<Traveller, 'id'>[]): AirQuote {
  let at = -1;
  const segmentos = quote.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => {
      at += 1;
      const captured = seatsOf(data, at, flight.id, viajantes);
      return {
        ...flight,
        localizador: data.voos[at]?.localizador ?? flight.localizador,
        assentos: captured.length > 0 ? captured : flight.assentos,
      };
    }),
  }));
  const filled = {
    ...quote,
    segmentos,
    numeroBilhete: data.bilhetes.map(({ numero }) => numero).join('/') || quote.numeroBilhete,
    tarifa: data.tarifa ?? quote.tarifa,
    taxas: data.taxas ?? quote.taxas,
    fee: data.fee ?? quote.fee,
    duRav: data.duRav ?? quote.duRav,
    validadeReserva: data.prazoEmissao ?? quote.validadeReserva,
    localizador: data.localizador ?? quote.localizador,
    dataEmissao: data.dataEmissao ?? quote.dataEmissao,
  };
  return { ...filled, tarifaTotal: totalRate(filled), total: clientTotal(filled) };
}

function seatsOf(data: CapturedData, flight: number, idAereoVoo: string, viajantes: readonly Pick<Traveller, 'id'>[]): Seat[] {
  return data.passageiros.flatMap(({ assentos }, index) => {
    const assento = assentos[flight] ?? null;
    const idViajante = viajantes[index]?.id;
    return assento === null || idViajante === undefined ? [] : [{ idAereoVoo, idViajante, reservado: true, assento }];
  });
}
