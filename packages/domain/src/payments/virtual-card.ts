import { isLocator } from '@guiche/masks/locator';
import type { Segment } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';

/** The states of a virtual card. */
export const ESTADO_CARTAO_VIRTUAL = ['NENHUM', 'GERADO', 'CANCELADO'] as const;
export type EstadoCartaoVirtual = (typeof ESTADO_CARTAO_VIRTUAL)[number];
export type VirtualCardAction = 'gerar' | 'visualizar' | 'copiar' | 'cancelar';

const ACTIONS: Record<EstadoCartaoVirtual, readonly VirtualCardAction[]> = {
  NENHUM: ['gerar'],
  GERADO: ['visualizar', 'copiar', 'cancelar'],
  CANCELADO: ['gerar'],
};

/** The actions of a virtual card: generating, also again after it was cancelled, or viewing, copying and cancelling. @see Q-165 */
export function virtualCardActions(state: EstadoCartaoVirtual): readonly VirtualCardAction[] {
  return ACTIONS[state];
}

/** Why a virtual card of an air quote cannot be generated yet: its first flight has no valid locator; `undefined` when it can. @see Q-167 */
export function virtualCardViolation(segmentos: readonly Pick<Segment, 'voos'>[]): Violation | undefined {
  const first = segmentos.flatMap(({ voos }) => voos)[0];
  if (isLocator(first?.localizador ?? '')) return undefined;
  return { key: 'informe_um_localizador_valido', field: 'segmentos.0.voos.0.localizador' };
}
