import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/data/sessions.ts';
import { dismissalOfKey, writeReopening } from './data/dismissed-warnings.ts';
import type { SentDismissal } from './dismiss-warning.ts';
import { logAtQuote } from './log-at-quote.ts';
import { lockVisible, refuseAnothers } from './request-access.ts';

/**
 * Opens a dismissed warning about a trip again. The log keeps why it had been dismissed; the log of its quote tells both. One that is open already
 * stays so.
 *
 * Errors: 403 for a request that is with another consultant, 404 for a quote of another request.
 * @see B-017
 */
export function reopenWarning({ db, now }: Deps, session: Session, sent: Omit<SentDismissal, 'motivo'>): Promise<void> {
  const em = now();
  const { idViagem, chave, idCotacao } = sent;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const present = await dismissalOfKey(tx, request, chave);
    if (!present) return;
    const event = { acao: 'REABRIR_AVISO', motivo: present.motivo, request, usuarioNome: session.usuario.nome, em } as const;
    if (idCotacao !== null) await logAtQuote(tx, idCotacao, event);
    await writeReopening(tx, { request, session, chave, em });
  });
}
