import type { User } from '../entities/index.ts';
import type { TipoMensagem } from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { TopicKey, Violation, Wording } from '../messages/index.ts';
import type { usersMessages } from '../messages/users/index.ts';

/** Why no invite is sent: no user is selected; `undefined` when invites may be sent. @see A-216 */
export function inviteViolation(selected: readonly unknown[]): Violation | undefined {
  return selected.length > 0 ? undefined : { key: 'selecione_ao_menos_um_usuario', field: '' };
}

/** Whether an invite reaches a user and is of use: an active one with an e-mail. @see A-210 */
export function canBeInvited({ ativo, email }: Pick<User, 'ativo' | 'email'>): boolean {
  return ativo && isFilled(email);
}

/** The message after invites were sent; the names of those who did not get theirs are said. @see */
export function invitesNotice(failed: readonly string[]): Wording<TopicKey<typeof usersMessages>> & { readonly tipo: TipoMensagem } {
  if (failed.length === 0) return { tipo: 'SUCCESS', key: 'convite_enviado' };
  return { tipo: 'WARNING', key: 'convite_nao_enviado', params: { nomes: failed.join(', ') } };
}
