import { type DeadlineField, deadlineOfPhase, type Phase } from '../requests/index.ts';
import type { ListName } from './list-words.ts';

const PHASES = { cotacoes: 'quoting', emissoes: 'issuing', analise: 'analysis' } as const satisfies Record<ListName, Phase>;

/** The phase whose requests a list has. @see */
export function phaseOfList(lista: ListName): Phase {
  return PHASES[lista];
}

/** The deadline that counts in a list; null while the client chooses. @see A-100 */
export function deadlineOfList(lista: ListName): DeadlineField | null {
  return deadlineOfPhase(PHASES[lista]);
}
