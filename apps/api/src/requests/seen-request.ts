import type { StatusSolicitacao } from '@guiche/domain/enums';
import { CallError } from '../http/call-error.ts';

interface Version {
  readonly id: string;
  readonly versao: number;
}

/** The status and quotes of a request that the clerk saw. */
export interface SeenRequest {
  readonly status: StatusSolicitacao;
  readonly cotacoes: readonly Version[];
}

/** Whether the clerk saw exactly these quotes, in these versions. */
function sawThese(seen: readonly Version[], present: readonly Version[]): boolean {
  const versions = new Map(seen.map(({ id, versao }) => [id, versao]));
  return versions.size === present.length && present.every(({ id, versao }) => versions.get(id) === versao);
}

/** Refuses (409, with the present ones) when status or quotes are not those that the clerk saw. @see B-061 */
export function refuseUnlessSeen(seen: SeenRequest, status: StatusSolicitacao, quotes: readonly Version[]): void {
  if (seen.status === status && sawThese(seen.cotacoes, quotes)) return;
  const atual = { status, cotacoes: quotes.map(({ id, versao }) => ({ id, versao })) };
  throw new CallError(409, 'solicitacao_alterada_por_outro_usuario', {}, { atual });
}
