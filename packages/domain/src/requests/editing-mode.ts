import type { StatusSolicitacao } from '../enums/index.ts';

/** The modes in which the hotel, car and coach screens of a trip can be edited. @see S-102 */
export type EditingMode = 'prestacao' | 'aprovacao';

const MODES: Partial<Record<StatusSolicitacao, EditingMode>> = { FECHAMENTO: 'prestacao', APROVACAO: 'aprovacao' };

/** The mode in which the hotel, car and coach screens of a trip are editable; null when they are read-only. @see S-102 */
export function editingMode(status: StatusSolicitacao): EditingMode | null {
  return MODES[status] ?? null;
}
