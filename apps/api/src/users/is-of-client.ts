import { activeProfile, isClientProfile } from '@guiche/domain/access';
import type { Session } from '../session/data/sessions.ts';

/** Whether the user of a session is a traveller or an approver of a client company. @see A-015 */
export function isOfClient({ usuario }: Pick<Session, 'usuario'>): boolean {
  return isClientProfile(activeProfile({ profiles: usuario.perfis }));
}
