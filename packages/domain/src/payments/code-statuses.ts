import type { StatusCotacao } from '../enums/index.ts';

/** Whether a quote waits for its issue: afterwards, and once it is cancelled, no verification code is kept. A record, so that a new status does not compile without an entry here. */
const BEFORE_ISSUE: Record<StatusCotacao, boolean> = {
  COTACAO_PENDENTE: true,
  COTACAO_EM_ANALISE: true,
  COTACAO_FINALIZADA: true,
  APROVACAO: true,
  EMISSAO_PENDENTE: true,
  EMISSAO_ALTERACAO: true,
  EMISSAO_FINALIZADA: false,
  EMISSAO_ALTERADA: false,
  EMISSAO_CANCELADA: false,
  EMISSAO_CANCELAMENTO_PENDENTE: false,
  COTACAO_CANCELADA: false,
};

/** Whether the verification code of a card may be kept for a quote: until it is issued or cancelled. @see B-062 */
export function codeIsKept(status: StatusCotacao): boolean {
  return BEFORE_ISSUE[status];
}

/** The statuses of a quote in which the verification code of its card may be kept. @see B-062 */
export const CODE_STATUSES: readonly StatusCotacao[] = (Object.keys(BEFORE_ISSUE) as StatusCotacao[]).filter(codeIsKept);

/** The statuses in which a quote was issued: the codes for its service end with it, whatever became of the other quotes. @see B-062 */
export const CODE_END_STATUSES: readonly StatusCotacao[] = (Object.keys(BEFORE_ISSUE) as StatusCotacao[]).filter(
  (status) => !codeIsKept(status) && status !== 'COTACAO_CANCELADA',
);

/**
 * Whether the verification code of a card may be kept for a service, by the statuses of its quotes: none of them was issued, and one waits for
 * its issue, unless there are no quotes yet.
 * @see B-062
 */
export function serviceKeepsCode(statuses: readonly StatusCotacao[]): boolean {
  if (statuses.some((status) => CODE_END_STATUSES.includes(status))) return false;
  return statuses.length === 0 || statuses.some(codeIsKept);
}
