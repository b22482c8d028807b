import type { Calculation, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { type EndedPart, endChanges } from '@guiche/domain/fines';
import type { Transaction } from '../db/transaction.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { moveQuote } from '../quotes/data/request-quotes.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import type { Session } from '../session/data/sessions.ts';
import type { Issue } from './find-issue.ts';

/** The end of an issue. */
export interface End<Kind extends TipoServico> {
  readonly acao: 'CANCELAR' | 'CONFIRMAR_ALTERACAO';
  /** The quote with its new status and fields. */
  readonly quote: QuoteOf[Kind];
  /** Undefined for an issue that is called off without a fine. */
  readonly calculo: Calculation | undefined;
  /** Set where only this part of the issue ends. */
  readonly parte?: EndedPart | undefined;
  readonly em: Date;
}

/** Writes the end of an issue with its log entries, of which the quote's keeps the calculation, and returns the quote as it is stored then. @see B-033, B-034 */
export async function endIssue<Kind extends TipoServico>(
  tx: Transaction,
  session: Session,
  { request, row }: Issue<Kind>,
  { acao, quote, calculo, parte, em }: End<Kind>,
): Promise<QuoteOf[Kind]> {
  const move = { to: quote.statusCotacao, by: 'AGENCIA' } as const;
  const author = { request, usuarioNome: session.usuario.nome, em };
  const stored = await moveQuote(tx, row, move, author, { acao, quote, calculo });
  await quotesChanged(tx, request);
  const ended = quoteOfRow<Kind>(stored);
  // Also in the log of the request: who asks what became of it looks there.
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: acao === 'CANCELAR' ? 'EMISSAO_CANCELADA' : 'EMISSAO_ALTERADA',
    alteracoes: endChanges(ended, parte),
    usuarioNome: session.usuario.nome,
    em,
  });
  return ended;
}
