import type { Intermediary } from '../../entities/index.ts';
import { TIPO_SERVICO_ID } from '../../enums/index.ts';

/**
 * The intermediaries that the air quote modal offers, A to Z: those of air and the fixed DIRETO and OUTROS. The own agency's list
 * leaves out OUTROS, every other agency's leaves out DIRETO.
 * @see
 */
export function airIntermediaries(all: readonly Intermediary[], ownAgency: boolean): readonly string[] {
  const names = all.filter(({ tipoServico }) => tipoServico === TIPO_SERVICO_ID.AEREO).map(({ nome }) => nome);
  const left = ownAgency ? 'OUTROS' : 'DIRETO';
  return [...new Set([...names, 'DIRETO', 'OUTROS'])].filter((name) => name !== left).sort((a, b) => a.localeCompare(b, 'pt-BR'));
}
