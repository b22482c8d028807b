import type { AirQuote } from '../../entities/index.ts';
import { clientTotal, totalRate } from '../../pricing/index.ts';

function withoutSpaces(text: string | null): string | null {
  return text === null ? null : text.replace(/\s+/g, '') || null;
}

/** A text without the blanks at its ends; an empty one is none. */
function trimmed(text: string | null): string | null {
  return text?.trim() || null;
}

/** Keeps letters with accents, digits, space and . , ; : - / ( ) ' # & º ª ° @see Q-222 */
function cleanAddress(text: string | null): string | null {
  return text === null ? null : text.replace(/[^\p{L}\p{M}\p{Nd} .,;:\-/()'#&ºª°]/gu, '');
}

/**
 * An air quote as it is stored: totals computed, spaces taken out of the ticket number and the authorization code, the address
 * cleaned, other texts trimmed, and origin and type filled in. Screen and server both ask it before saving.
 * @see
 */
export function prepareAirQuote(quote: AirQuote): AirQuote {
  const tipoOrigemCotacao = quote.tipoOrigemCotacao ?? 'SUPPLIER_ADD';
  return {
    ...quote,
    tipoOrigemCotacao,
    tipo: quote.tipo ?? (tipoOrigemCotacao === 'SUPPLIER_ADD' ? 'OFFLINE' : null),
    numeroBilhete: withoutSpaces(quote.numeroBilhete),
    codigoTransacaoCartao: withoutSpaces(quote.codigoTransacaoCartao),
    endereco: cleanAddress(quote.endereco),
    observacao: trimmed(quote.observacao),
    codigoReserva: trimmed(quote.codigoReserva),
    tourCode: trimmed(quote.tourCode),
    baseTarifaria: trimmed(quote.baseTarifaria),
    segmentos: quote.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({ ...flight, numero: trimmed(flight.numero), localizador: trimmed(flight.localizador) })),
    })),
    camposCustomizados: quote.camposCustomizados.map((field) => ({ ...field, valor: trimmed(field.valor) })),
    tarifaTotal: totalRate(quote),
    total: clientTotal(quote),
  };
}
