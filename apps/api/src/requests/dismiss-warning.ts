import type { DismissedWarning } from '@guiche/domain/entities';
import { dismissalViolations } from '@guiche/domain/trips';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { dismissalOfKey, writeDismissal } from './data/dismissed-warnings.ts';
import { logAtQuote } from './log-at-quote.ts';
import { lockVisible, refuseAnothers } from './request-access.ts';

/** A warning with the reason for dismissing it. */
export interface SentDismissal {
  readonly idViagem: number;
  readonly chave: string;
  readonly idCotacao: string | null;
  readonly motivo: string;
}

/**
 * Dismisses a warning about a trip, with its log entry; the log of its quote has one too. The first reason stays when two people dismiss the
 * same warning.
 *
 * Errors: 403 for a request that is with another consultant, 404 for a quote of another request, 422 without a reason.
 * @see B-017
 */
export function dismissWarning({ db, now }: Deps, session: Session, sent: SentDismissal): Promise<DismissedWarning> {
  const em = now();
  const { idViagem, chave, idCotacao, motivo } = sent;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const violations = dismissalViolations(motivo);
    if (violations.length > 0) throw new ViolationsError(violations);
    const present = await dismissalOfKey(tx, request, chave);
    if (present) return present;
    const reason = motivo.trim();
    const event = { acao: 'DISPENSAR_AVISO', motivo: reason, request, usuarioNome: session.usuario.nome, em } as const;
    if (idCotacao !== null) await logAtQuote(tx, idCotacao, event);
    return writeDismissal(tx, { request, session, chave, motivo: reason, em });
  });
}
