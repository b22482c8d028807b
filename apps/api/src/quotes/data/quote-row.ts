import type { Quote, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import type { cotacao } from '../../db/schema/solicitacao.ts';

/** A row of the table of quotes. */
export type QuoteRow = typeof cotacao.$inferSelect;

/** The columns of a row that are not fields of the quote. */
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
 * The quote of a row, as the wire has it. The caller names the kind, which is that of the row's service: a row holds what the
 * contract's schema accepted, and responses are checked against that schema in development and tests.
 */
export function quoteOfRow<Kind extends TipoServico = TipoServico>(row: QuoteRow): QuoteOf[Kind] {
  const { servicoId, status, dados, moedaId: _m, criadaEm: _c, atualizadaEm: _a, ...columns } = row;
  return { ...dados, ...columns, idServico: servicoId, statusCotacao: status } as unknown as QuoteOf[Kind];
}
