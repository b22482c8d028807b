import type { Language } from '@guiche/domain/language';
import { canBeInvited, inviteViolation } from '@guiche/domain/users';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { UserWithoutPasswords } from '../session/data/passwords.ts';
import type { Session } from '../session/data/sessions.ts';
import { hashPassword } from '../session/password.ts';
import { randomPassword, sendPassword } from '../session/send-password.ts';
import { usersWithIds } from './data/users.ts';
import { findUserOf } from './user-access.ts';

/** The call that sends an invite. */
export interface Inviting {
  readonly session: Session;
  readonly language: Language;
  readonly log: FastifyBaseLogger;
}

/** Sends a user the login and a new password; returns whether somebody took the message over. */
async function invite(deps: Deps, user: UserWithoutPasswords, { session, language, log }: Inviting): Promise<boolean> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  try {
    await sendPassword(deps, { user, password, hash, language, words: 'invite' });
    log.info({ user: user.id, by: session.usuario.id }, 'an invite was sent');
    return true;
  } catch (error) {
    log.error({ err: error, user: user.id }, 'an invite was not sent');
    return false;
  }
}

/** Invites a user of the session's agency. Errors: 404; 422 for who cannot be invited; 502 when nobody takes the message over. @see A-210 */
export async function sendInvite(deps: Deps, id: string, inviting: Inviting): Promise<void> {
  const user = await findUserOf(deps.db, inviting.session, id);
  if (!canBeInvited(user)) throw new ViolationsError([{ key: 'usuario_sem_convite', field: '' }]);
  if (!(await invite(deps, user, inviting))) throw new CallError(502, 'erro_enviar_convite');
}

/** Invites users of the session's agency; returns the ids of those who got nothing. Errors: 404 for a stranger among them, 422 for nobody. @see A-211 */
export async function sendInvites(deps: Deps, ids: readonly string[], inviting: Inviting): Promise<readonly string[]> {
  const violation = inviteViolation(ids);
  if (violation) throw new ViolationsError([violation]);
  const wanted = new Set(ids);
  const users = await usersWithIds(deps.db, inviting.session.agencia.id, [...wanted]);
  if (users.length < wanted.size) throw new CallError(404, 'usuario_nao_encontrado');
  const failed: string[] = [];
  // One after the other: a mail server takes few connections from one sender.
  for (const user of users) if (!canBeInvited(user) || !(await invite(deps, user, inviting))) failed.push(user.id);
  return failed;
}
