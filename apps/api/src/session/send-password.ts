import { randomInt } from 'node:crypto';
import { brazilianClock } from '@guiche/domain/dates';
import type { Language } from '@guiche/domain/language';
import { PRODUCT_NAME } from '@guiche/domain/product';
import { formatDateTime } from '@guiche/masks/date-time';
import type { Deps } from '../deps.ts';
import { textOf } from '../http/texts.ts';
import { keepSentPassword, type UserWithoutPasswords } from './data/passwords.ts';

/** A sent password is used within a day. */
const VALID_MS = 24 * 60 * 60 * 1000;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of 56 characters each: about 81 bits. */
const LENGTH = 14;

/** A password to send. */
export const randomPassword = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The words around a password: those for who forgot it, and those for who is invited. */
const WORDS = {
  forgotten: { subject: 'nova_senha_assunto', text: 'nova_senha_corpo' },
  invite: { subject: 'convite_assunto', text: 'convite_corpo' },
} as const;

/** A user to whom a password is sent. */
export interface Sending {
  readonly user: Pick<UserWithoutPasswords, 'id' | 'nome' | 'email' | 'login'>;
  readonly password: string;
  readonly hash: string;
  readonly language: Language;
  readonly words: keyof typeof WORDS;
}

/** Keeps a new password beside the present one, and sends it. Errors: `MailError` when nobody takes the message over. */
export async function sendPassword({ db, mail, now }: Deps, { user, password, hash, language, words }: Sending): Promise<void> {
  const until = new Date(now().getTime() + VALID_MS);
  await keepSentPassword(db, user.id, hash, until);
  const to = { name: user.nome, address: user.email };
  await mail.send({
    to,
    replyTo: to,
    subject: textOf(language, WORDS[words].subject, { produto: PRODUCT_NAME }),
    text: textOf(language, WORDS[words].text, {
      nome: user.nome,
      produto: PRODUCT_NAME,
      login: user.login,
      senha: password,
      validade: formatDateTime(brazilianClock(until)),
    }),
  });
}
