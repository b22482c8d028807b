import { randomUUID } from 'node:crypto';
import type { Language } from '@guiche/domain/language';
import type { FastifyBaseLogger } from 'fastify';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import type { Session } from '../session/data/sessions.ts';
import { giveVoucherBack, insertVoucher, noteVoucherSent, takeVoucher, voucherWasSent } from './data/vouchers.ts';
import { findVoucher, type VoucherKey } from './find-voucher.ts';
import { writeVoucher } from './write-voucher.ts';

/** After this time a try to send has failed, or its server has: the settings of SMTP give up before. */
const SENDING_MS = 60_000;

/** Opens a voucher that can be sent. Its message follows, outside of the transaction. @see Q-260 */
export async function openVoucher({ db, now }: Deps, session: Session, key: VoucherKey): Promise<{ readonly id: string }> {
  const { request, viajante } = await findVoucher(db, session, key);
  const id = randomUUID();
  await insertVoucher(db, { id, solicitacaoUuid: request.uuid, viajanteId: viajante.id, usuarioId: session.usuario.id, criadaEm: now() });
  return { id };
}

export interface VoucherSending {
  readonly session: Session;
  readonly key: VoucherKey;
  readonly language: Language;
  readonly log: FastifyBaseLogger;
}

/**
 * Sends the message of a voucher, unless it is sent: also for a call that is sent again after its first try failed or its server died. What was
 * sent is noted with its log entry. Errors: 502 when nobody takes it over; 503 while another try is on its way.
 * @see
 */
export async function sendOpenVoucher(deps: Deps, id: string, { session, key, language, log }: VoucherSending): Promise<void> {
  if (await voucherWasSent(deps.db, id)) return;
  const now = deps.now();
  const since = new Date(now.getTime() - SENDING_MS);
  if (!(await takeVoucher(deps.db, id, { now, since })))
    throw new CallError(503, 'servidor_ocupado', {}, { headers: { 'retry-after': '5' } });
  try {
    const found = await findVoucher(deps.db, session, key);
    await deps.mail.send(writeVoucher(found, session, language)).catch((error: unknown) => {
      log.error({ err: error, voucher: id }, 'a voucher was not sent');
      throw new CallError(502, 'voucher_enviar_falha');
    });
    await withTransaction(deps.db, async (tx) => {
      const em = deps.now();
      await noteVoucherSent(tx, id, em);
      await writeRequestLog(tx, {
        solicitacaoUuid: found.request.uuid,
        tipo: 'VOUCHER_ENVIADO',
        usuarioNome: session.usuario.nome,
        alteracoes: [],
        em,
      });
    });
  } catch (error) {
    await giveVoucherBack(deps.db, id);
    throw error;
  }
}
