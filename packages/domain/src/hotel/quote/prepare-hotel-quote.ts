import { storedHotelEmail } from '../../booking-email/index.ts';
import type { HotelQuote } from '../../entities/index.ts';
import { prepareQuote, trimmed, withTotals } from '../../quotes/prepare-quote.ts';
import { commissionFraction, commissionWithFare, type HotelMarkupContext, hotelMarkup } from '../pricing/index.ts';
import { storedCity } from './supplier-city.ts';

export interface HotelPreparation {
  /** Null keeps the stored markup, as while the money of a quote is locked. */
  readonly markup: HotelMarkupContext | null;
  /** Whether the quote differs from what was loaded; a new one does. */
  readonly changed: boolean;
}

/**
 * A hotel quote as it is stored; the quote modal and the server call it before saving.
 *
 * Blanks are taken out of ticket number and authorization code, the address keeps its allowed characters, other texts are trimmed, the
 * e-mail is cut to 100 characters. The city is that of the supplier's data, else the typed one. With a fare of 0 the commission is 0,
 * and one above 1 is a whole percentage, of which the fraction is stored. The
 * automatic markup is computed unless `markup` is null, then the totals. A changed result of the hotel search is marked as changed for good.
 * @see
 */
export function prepareHotelQuote(quote: HotelQuote, { markup, changed }: HotelPreparation): HotelQuote {
  const priced = withTotals(prepareQuote(quote), markup ? hotelMarkup(quote, markup) : quote.markup);
  const { valorComissao, percentualComissao: sent } = quote;
  const percentualComissao = sent === null ? null : commissionFraction(sent);
  const commission = commissionWithFare({ valorComissao, percentualComissao }, quote.tarifa);
  return {
    ...priced,
    valorComissao: commission.valorComissao,
    percentualComissao: commission.percentualComissao,
    nome: trimmed(quote.nome),
    descricao: trimmed(quote.descricao),
    telefone: trimmed(quote.telefone),
    email: quote.email === null ? null : trimmed(storedHotelEmail(quote.email)),
    tipoApartamento: trimmed(quote.tipoApartamento),
    codigoReserva: trimmed(quote.codigoReserva),
    cidade: storedCity(trimmed(quote.cidade ?? null), quote.dadosFornecedor ?? null),
    pesquisaSupplierModificada: quote.pesquisaSupplierModificada || (changed && quote.tipoOrigemCotacao === 'SUPPLIER_PESQUISA'),
  };
}
