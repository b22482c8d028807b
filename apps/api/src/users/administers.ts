import { administersUsers } from '@guiche/domain/access';
import type { Session } from '../session/data/sessions.ts';

/** Whether the user of a session administers the users of the agency. @see A-048 */
export function administers({ usuario }: Session): boolean {
  return administersUsers({ profiles: usuario.perfis, permissoes: usuario.permissoes });
}
