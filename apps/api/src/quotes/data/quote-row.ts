import type { Quote, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import type { QuoteRow } from '../../requests/data/services.ts';

/** What a table row says beside the quote itself. */
export type QuoteMoments = Pick<QuoteRow, 'criadaEm' | 'atualizadaEm'>;

/** A quote as its row: money in columns of its own, the rest as the wire has it. */
export function rowOfQuote(quote: Quote, moments: QuoteMoments): QuoteRow {
  const {
    id,
    idServico,
    versao,
    statusCotacao,
    cotacaoMoeda,
    tarifa,
    tarifaTotal,
    taxas,
    taxaExtra,
    fee,
    iss,
    duRav,
    markup,
    total,
    ...rest
  } = quote;
  const { multa, taxaCancelamento, ...dados } = rest;
  return {
    id,
    servicoId: idServico,
    versao,
    status: statusCotacao,
    moedaId: quote.moeda?.id ?? null,
    cotacaoMoeda,
    tarifa,
    tarifaTotal,
    taxas,
    taxaExtra,
    fee,
    iss,
    duRav,
    markup,
    total,
    multa,
    taxaCancelamento,
    dados,
    ...moments,
  };
}

/**
 * The wire's quote of a row. What kind it is, its service knows: the row holds what the contract's schema let in, and answers
 * are checked against it in development and tests.
 */
export function quoteOfRow<Kind extends TipoServico = TipoServico>(row: QuoteRow): QuoteOf[Kind] {
  const { servicoId, status, dados, moedaId: _m, criadaEm: _c, atualizadaEm: _a, ...columns } = row;
  return { ...dados, ...columns, idServico: servicoId, statusCotacao: status } as unknown as QuoteOf[Kind];
}
