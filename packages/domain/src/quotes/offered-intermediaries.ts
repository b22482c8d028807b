import type { Intermediary } from '../entities/index.ts';
import { TIPO_SERVICO_ID, type TipoServico } from '../enums/index.ts';

/** The intermediary that an agency's list leaves out, by kind of service. @see */
const LEFT_OUT: Readonly<Partial<Record<TipoServico, { readonly ownAgency?: string; readonly otherAgency?: string }>>> = {
  AEREO: { ownAgency: 'OUTROS', otherAgency: 'DIRETO' },
  HOTEL: { ownAgency: 'OUTROS' },
};

/**
 * The intermediaries that a quote of a kind of service may name, A to Z: those of the kind and the fixed DIRETO and OUTROS. The own
 * agency's lists for air and hotel leave out OUTROS; other agencies' lists for air leave out DIRETO.
 * @see Q-026, Q-027, Q-090, Q-273
 */
export function offeredIntermediaries(kind: TipoServico, all: readonly Intermediary[], ownAgency: boolean): readonly string[] {
  const names = all.filter(({ tipoServico }) => tipoServico === TIPO_SERVICO_ID[kind]).map(({ nome }) => nome);
  const left = LEFT_OUT[kind]?.[ownAgency ? 'ownAgency' : 'otherAgency'];
  return [...new Set([...names, 'DIRETO', 'OUTROS'])].filter((name) => name !== left).sort((a, b) => a.localeCompare(b, 'pt-BR'));
}
