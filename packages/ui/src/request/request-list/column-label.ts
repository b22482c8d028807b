import type { ListColumn } from '@guiche/domain/lists';
import type { TextKey } from '../../i18n/index.ts';
import type { requestListTexts } from './request-list.texts.ts';

const LABELS = {
  prazo: 'deadline',
  numero: 'number',
  viajantes: 'travellers',
  cliente: 'client',
  viagem: 'trip',
  servicos: 'services',
  situacao: 'status',
  cotacoes: 'quotes',
  melhorTotal: 'bestTotal',
  responsavel: 'responsible',
} as const satisfies Record<ListColumn, TextKey<typeof requestListTexts>>;

/** The name of a column; while the client chooses, the agency has no deadline, and its column says since when the client has the quotes. @see A-114 */
export function columnLabel(column: ListColumn, inAnalysis: boolean): TextKey<typeof requestListTexts> {
  return inAnalysis && column === 'prazo' ? 'waiting' : LABELS[column];
}
