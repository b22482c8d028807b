import type { StatusCotacao } from '../enums/index.ts';

/** How long a hotel may open the link to a card, in hours. @see B-062 */
export const CARD_LINK_HOURS = 72;

/** How many times a hotel may open it. @see B-062 */
export const CARD_LINK_VIEWS = 3;

const HOUR_MS = 3_600_000;

/** When the link of a booking ends. @see B-062 */
export function cardLinkEnd(made: Date): Date {
  return new Date(made.getTime() + CARD_LINK_HOURS * HOUR_MS);
}

export interface CardLink {
  readonly terminaEm: Date;
  /** The views so far. */
  readonly vistas: number;
}

/** Whether a link still shows its card: `ended` from its end on, `usedUp` after its last view. @see B-062 */
export function cardLinkState({ terminaEm, vistas }: CardLink, now: Date): 'open' | 'ended' | 'usedUp' {
  if (vistas >= CARD_LINK_VIEWS) return 'usedUp';
  return now < terminaEm ? 'open' : 'ended';
}

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

/** The statuses of a quote in which the verification code of its card may be kept for the hotel. @see B-062 */
export const CODE_STATUSES: readonly StatusCotacao[] = (Object.keys(BEFORE_ISSUE) as StatusCotacao[]).filter(
  (status) => BEFORE_ISSUE[status],
);

/**
 * Whether the verification code may be shown to the hotel: at the first view of an open link, while its quote is not issued. It is erased
 * by that view, at the issue, or when the link ends. A quote that is gone (null) has no code.
 * @see B-062
 */
export function codeIsShown(link: CardLink, status: StatusCotacao | null, now: Date): boolean {
  return cardLinkState(link, now) === 'open' && link.vistas === 0 && status !== null && BEFORE_ISSUE[status];
}
