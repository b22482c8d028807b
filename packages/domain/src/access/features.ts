import type { User } from '../entities/index.ts';
import type { Modulo } from '../enums/index.ts';
import { isOwnAgency } from './profiles.ts';

function hasModule({ modulos }: Pick<User, 'modulos'>, module: Modulo): boolean {
  return modulos.includes(module);
}

/** Whether a user may change services; without it the change actions are hidden. @see A-029 */
export function mayChangeServices(user: Pick<User, 'modulos'>): boolean {
  return hasModule(user, 'ALTERACAO_SERVICO');
}

/** Whether a user has the follow-up chat; without it the chat buttons are hidden. @see A-030 */
export function hasFollowUp(user: Pick<User, 'modulos'>): boolean {
  return hasModule(user, 'FOLLOWUP');
}

/** Whether a user sees the calculation of margins: users of the own agency do. @see A-017 */
export function seesMargin(user: Parameters<typeof isOwnAgency>[0]): boolean {
  return isOwnAgency(user);
}
