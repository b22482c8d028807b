import {
  type AirFine,
  airFineViolations,
  cancelledAirIssue,
  cancelledAmounts,
  cancelledPartViolations,
  cancelledSegments,
  cancelsInPart,
  changedAirIssue,
  heldAmounts,
  settledAirFine,
} from '@guiche/domain/air/issuing';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { cancellationCalculation, changeCalculation } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { partName } from '@guiche/domain/quotes';
import { travellersOf } from '../balances/air-quote-of-service.ts';
import { leaveBalance } from '../balances/leave-balance.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { selectQuote } from '../quotes/data/find-quote.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import type { Session } from '../session/data/sessions.ts';
import { type End, endIssue } from './end-issue.ts';
import { type Issue, lockIssue, refuseUnlessEnding } from './find-issue.ts';

/** What is confirmed about an air issue. */
export interface AirEnding {
  readonly idCotacao: string;
  readonly seen: string | undefined;
  readonly fine: AirFine;
}

/** The entered values with what follows from them. Errors: 422 with `others`, and with what is missing. @see */
function judged({ id, total, moeda }: AirQuote, entered: AirFine, others: readonly Violation[] = []): AirFine {
  const fine = settledAirFine(entered);
  const violations = [...others, ...airFineViolations({ id, total, currency: moeda?.codigo, ...fine })];
  if (violations.length > 0) throw new ViolationsError(violations);
  return fine;
}

const amountsOf = ({ multa, saldoEntrada }: AirFine) => ({ multa, credito: saldoEntrada?.valorEntrada ?? null });

/** Writes the end of an air issue, with what it leaves for a later one. @see */
async function endAirIssue(tx: Transaction, session: Session, issue: Issue<'AEREO'>, end: End<'AEREO'>): Promise<AirQuote> {
  const ended = await endIssue<'AEREO'>(tx, session, issue, end);
  await leaveBalance(tx, { ...issue, travellers: travellersOf(issue.service) }, ended);
  return ended;
}

/** Confirms the cancellation of an air issue, whole or in part. Errors: 404, 403, 409, 422. @see */
export function cancelAirIssue({ db, now }: Deps, session: Session, { fine: entered, ...key }: AirEnding): Promise<AirQuote> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, session, 'AEREO', key);
    refuseUnlessEnding('AEREO', issue, 'CANCELAMENTO');
    // The table holds what the contract's schema accepted.
    const service = issue.service.dados as unknown as Pick<AirService, 'tipo'>;
    const { valorTrecho = null } = entered;
    const fine = judged(issue.quote, entered, cancelledPartViolations(issue.quote, service, valorTrecho));
    return endAirIssue(tx, session, issue, {
      acao: 'CANCELAR',
      quote: cancelledAirIssue(issue.quote, service, fine, moment.toISOString()),
      calculo: cancellationCalculation(cancelledAmounts(issue.quote, service, valorTrecho), amountsOf(fine)),
      parte: cancelsInPart(issue.quote, service)
        ? { name: partName(issue.quote, cancelledSegments(issue.quote, service), valorTrecho ?? 0), fine: fine.multa }
        : undefined,
      em: moment,
    });
  });
}

/** The issue that replaces a changed one: the chosen quote of its service, unless that is the changed one itself. */
async function replacementOf(tx: Transaction, { service, quote }: Issue<'AEREO'>): Promise<AirQuote | null> {
  const { idCotacaoEscolhida } = service;
  if (idCotacaoEscolhida === null || idCotacaoEscolhida === quote.id) return null;
  const row = await selectQuote(tx, idCotacaoEscolhida);
  return row ? quoteOfRow<'AEREO'>(row) : null;
}

/** Confirms the change of an air issue. Errors: 404, 403, 409, 422. @see */
export function changeAirIssue({ db, now }: Deps, session: Session, { fine: entered, ...key }: AirEnding): Promise<AirQuote> {
  const moment = now();
  return withTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, session, 'AEREO', key);
    refuseUnlessEnding('AEREO', issue, 'ALTERACAO');
    const fine = judged(issue.quote, entered);
    return endAirIssue(tx, session, issue, {
      acao: 'CONFIRMAR_ALTERACAO',
      quote: changedAirIssue(issue.quote, fine),
      calculo: changeCalculation(heldAmounts(issue.quote), await replacementOf(tx, issue), amountsOf(fine)),
      em: moment,
    });
  });
}
