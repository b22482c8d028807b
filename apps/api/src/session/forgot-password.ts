import type { Language } from '@guiche/domain/language';
import type { FastifyBaseLogger } from 'fastify';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { takeAttempt } from './data/login-limits.ts';
import { findLogin } from './data/logins.ts';
import { originOf } from './origin.ts';
import { hashPassword } from './password.ts';
import { randomPassword, sendPassword } from './send-password.ts';
import { DELAYS } from './throttle.ts';
import { digest } from './token.ts';

/** Requests before the first delay: for one login, and from one address. */
const OF_LOGIN = 3;
const OF_ADDRESS = 20;

/** Who asks for a new password. */
export interface Forgotten {
  readonly login: string;
  readonly ip: string;
  readonly language: Language;
}

/** Counts the request, also for a login that nobody has. Errors: 429. */
async function countRequest({ db, now }: Deps, login: string, ip: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const limit of [
      { key: `senha:${digest(login)}`, free: OF_LOGIN },
      { key: `senha:${originOf(ip)}`, free: OF_ADDRESS },
    ]) {
      const wait = await takeAttempt(tx, limit, now(), DELAYS);
      if (wait > 0) {
        throw new CallError(
          429,
          'muitos_pedidos_de_senha',
          { minutos: Math.ceil(wait / 60) },
          { headers: { 'retry-after': String(wait) } },
        );
      }
    }
  });
}

/**
 * Sends a new password to the e-mail of a login. The present one holds until the new one is used, so that no stranger locks anybody out. What the
 * caller gets, and when, is the same for a login that nobody has: what is done for one that somebody has is not waited for, and a failure of it is for
 * the log.
 * Errors: 429 when it is asked too often.
 * @see A-188
 */
export async function forgotPassword(deps: Deps, { login, ip, language }: Forgotten, log: FastifyBaseLogger): Promise<void> {
  const name = login.trim().toLowerCase();
  await countRequest(deps, name, ip);
  const row = await findLogin(deps.db, name);
  const password = randomPassword();
  // The work is the same whether somebody has the login or not.
  const hash = await hashPassword(password);
  const user = row?.usuario.ativo && row.usuario.email !== '' ? row.usuario : undefined;
  if (!user) {
    log.warn({ user: row?.usuario.id ?? null, address: ip }, 'a new password was asked for that nobody gets');
    return;
  }
  log.info({ user: user.id, address: ip }, 'a new password was asked for');
  void sendPassword(deps, { user, password, hash, language, words: 'forgotten' }).catch((error: unknown) =>
    log.error({ err: error, user: user.id }, 'a new password was not sent'),
  );
}
