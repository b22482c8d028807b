import type { QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { cancellationCalculation, confirmedFineViolations, type OpcaoSaldo, settledFine } from '@guiche/domain/fines';
import { cancelIssue as cancelled, quoteCalledOff } from '@guiche/domain/issuing';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { type End, endIssue } from './end-issue.ts';
import { endingOf, lockIssue, refuseUnlessEnding } from './find-issue.ts';

/** What is confirmed about an issue of a service. */
export interface IssueCancelling {
  readonly idServico: string;
  readonly idCotacao: string;
  readonly seen: string;
  readonly multa: number | null;
  readonly opcaoSaldo: OpcaoSaldo | null;
}

const CALLED_OFF = { acao: 'CANCELAR', calculo: undefined } as const;

/** An issued service with its fine. Errors: 422. @see */
function cancelledWithFine<Kind extends TipoServico>(
  kind: Kind,
  quote: QuoteOf[Kind],
  entered: Pick<IssueCancelling, 'multa' | 'opcaoSaldo'>,
  em: Date,
): End<Kind> {
  const { total, moeda } = quote;
  const fine = settledFine(kind, entered, total);
  const violations = confirmedFineViolations(kind, { multa: fine.multa, total, currency: moeda?.codigo });
  if (violations.length > 0) throw new ViolationsError(violations);
  return {
    acao: 'CANCELAR',
    quote: cancelled(quote, { ...fine, dataCancelamento: em.toISOString() }),
    calculo: cancellationCalculation(quote, { multa: fine.multa, credito: null }),
    em,
  };
}

/** The kinds whose issues are cancelled through their service; a flight has a credit, and a hotel a supplier. */
const CANCELLED_HERE: Record<TipoServico, boolean> = { AEREO: false, HOTEL: false, CARRO: true, RODOVIARIO: true, OUTROS: true };

/**
 * Cancels an issue through its service: called off while nothing was issued, and with its fine afterwards. Errors: 404, 403, 409, 422.
 * @see
 */
export function cancelIssue<Kind extends TipoServico>(
  { db, now }: Deps,
  session: Session,
  kind: Kind,
  { multa, opcaoSaldo, ...key }: IssueCancelling,
): Promise<QuoteOf[Kind]> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, session, kind, key);
    const { quote } = issue;
    if (CANCELLED_HERE[kind] && endingOf(kind, issue) === 'CANCELAMENTO')
      return endIssue<Kind>(tx, session, issue, cancelledWithFine<Kind>(kind, quote, { multa, opcaoSaldo }, em));
    refuseUnlessEnding(kind, issue, 'DESISTENCIA');
    return endIssue<Kind>(tx, session, issue, {
      ...CALLED_OFF,
      quote: { ...quote, statusCotacao: quoteCalledOff(quote.statusCotacao) },
      em,
    });
  });
}
