import type { CustomField } from '../entities/index.ts';
import type { TIPO_COTACAO, TIPO_ORIGEM_COTACAO } from '../enums/index.ts';
import { clientTotal, type QuotePrice, totalRate } from '../pricing/index.ts';

/** The fields of a quote of any kind that are prepared. */
interface UnpreparedQuote {
  readonly tipo: (typeof TIPO_COTACAO)[number] | null;
  readonly tipoOrigemCotacao: (typeof TIPO_ORIGEM_COTACAO)[number] | null;
  readonly numeroBilhete: string | null;
  readonly codigoTransacaoCartao: string | null;
  readonly endereco: string | null;
  readonly observacao: string | null;
  readonly camposCustomizados: CustomField[];
}

function withoutSpaces(text: string | null): string | null {
  return text === null ? null : text.replace(/\s+/g, '') || null;
}

/** A text without the blanks at its ends; null for an empty one. */
export function trimmed(text: string | null): string | null {
  return text?.trim() || null;
}

/** Keeps letters with accents, digits, space and . , ; : - / ( ) ' # & º ª ° @see Q-222 */
function cleanAddress(text: string | null): string | null {
  return text === null ? null : text.replace(/[^\p{L}\p{M}\p{Nd} .,;:\-/()'#&ºª°]/gu, '');
}

/**
 * A quote of any kind as it is stored, except for its amounts: spaces taken out of the ticket number and the authorization code, the
 * address cleaned, other texts trimmed, and origin and type filled in.
 * @see
 */
export function prepareQuote<Quote extends UnpreparedQuote>(quote: Quote): Quote {
  const tipoOrigemCotacao = quote.tipoOrigemCotacao ?? 'SUPPLIER_ADD';
  return {
    ...quote,
    tipoOrigemCotacao,
    tipo: quote.tipo ?? (tipoOrigemCotacao === 'SUPPLIER_ADD' ? 'OFFLINE' : null),
    numeroBilhete: withoutSpaces(quote.numeroBilhete),
    codigoTransacaoCartao: withoutSpaces(quote.codigoTransacaoCartao),
    endereco: cleanAddress(quote.endereco),
    observacao: trimmed(quote.observacao),
    camposCustomizados: quote.camposCustomizados.map((field) => ({ ...field, valor: trimmed(field.valor) })),
  };
}

/** A quote with its markup and the computed totals. @see */
export function withTotals<Quote extends QuotePrice>(quote: Quote, markup: number | null): Quote & { tarifaTotal: number; total: number } {
  const priced = { ...quote, markup };
  return { ...priced, tarifaTotal: totalRate(priced), total: clientTotal(priced) };
}
