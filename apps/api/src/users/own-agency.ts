import { isOwnAgency } from '@guiche/domain/access';
import { IS_AGENCIA_FIELD } from '@guiche/domain/product';
import type { Session } from '../session/data/sessions.ts';

/** Whether the user of a session belongs to the operator's own agency. @see A-016 */
export function worksAtOwnAgency({ agencia }: { agencia: Pick<Session['agencia'], 'id' | 'nome' | 'utilizaPainelUnificado'> }): boolean {
  const agency = { id: agencia.id, name: agencia.nome, utilizaPainelUnificado: agencia.utilizaPainelUnificado };
  return isOwnAgency({ agency, [IS_AGENCIA_FIELD]: false });
}
