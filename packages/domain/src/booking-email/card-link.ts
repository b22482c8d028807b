import type { StatusCotacao } from '../enums/index.ts';
import { codeIsKept } from '../payments/code-statuses.ts';

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

/**
 * Whether the verification code may be shown to the hotel: at the first view of an open link, while its quote is not issued. It is erased
 * by that view, at the issue, or when the link ends. A quote that is gone (null) has no code.
 * @see B-062
 */
export function codeIsShown(link: CardLink, status: StatusCotacao | null, now: Date): boolean {
  return cardLinkState(link, now) === 'open' && link.vistas === 0 && status !== null && codeIsKept(status);
}
