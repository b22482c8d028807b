import { holdsPermission } from '../../access/index.ts';
import type { User } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';

type WithPermissions = Pick<User, 'permissoes'>;

/**
 * The flag "solicita por outro": true for a user without the permission SOLICITAR_POR_OUTRO_COLABORADOR, false for one who holds it. The
 * name suggests the opposite; the requirement sets the value.
 * @see S-092
 */
export function solicitaPorOutro(user: WithPermissions): boolean {
  return !holdsPermission(user, 'SOLICITAR_POR_OUTRO_COLABORADOR');
}

/** Why a user may not alter a hotel stay: those who may request for other employees may not; `undefined` when it is offered. @see S-093 */
export function hotelAlterationViolation(user: WithPermissions): Violation | undefined {
  return solicitaPorOutro(user) ? undefined : { key: 'alteracao_de_hospedagem_nao_permitida', field: '' };
}
