import { randomInt } from 'node:crypto';
import { brazilianClock } from '@guiche/domain/dates';
import type { Language } from '@guiche/domain/language';
import { PRODUCT_NAME } from '@guiche/domain/product';
import { formatDateTime } from '@guiche/masks/date-time';
import type { FastifyBaseLogger } from 'fastify';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { textOf } from '../http/texts.ts';
import { takeAttempt } from './data/login-limits.ts';
import { findLogin } from './data/logins.ts';
import { keepSentPassword, type UserWithoutPasswords } from './data/passwords.ts';
import { originOf } from './origin.ts';
import { hashPassword } from './password.ts';
import { DELAYS } from './throttle.ts';
import { digest } from './token.ts';

/** A sent password is used within a day. */
const VALID_MS = 24 * 60 * 60 * 1000;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of 56 characters each: about 81 bits. */
const LENGTH = 14;
/** Requests before the first delay: for one login, and from one address. */
const OF_LOGIN = 3;
const OF_ADDRESS = 20;

const randomPassword = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

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

/** A user to whom a password is sent. */
interface Sending {
  readonly user: Pick<UserWithoutPasswords, 'id' | 'nome' | 'email'>;
  readonly password: string;
  readonly hash: string;
  readonly language: Language;
}

/** Keeps a new password beside the present one, and sends it. */
async function sendPassword({ db, mail, now }: Deps, { user, password, hash, language }: Sending): Promise<void> {
  const until = new Date(now().getTime() + VALID_MS);
  await keepSentPassword(db, user.id, hash, until);
  const to = { name: user.nome, address: user.email };
  await mail.send({
    to,
    replyTo: to,
    subject: textOf(language, 'nova_senha_assunto', { produto: PRODUCT_NAME }),
    text: textOf(language, 'nova_senha_corpo', {
      nome: user.nome,
      senha: password,
      validade: formatDateTime(brazilianClock(until)),
    }),
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
  void sendPassword(deps, { user, password, hash, language }).catch((error: unknown) =>
    log.error({ err: error, user: user.id }, 'a new password was not sent'),
  );
}
