import type { AirQuote, CapturedData, Traveller } from '@guiche/domain/entities';

/** What is asked for: a locator, in the system that issues for a consolidator or in another one. */
export interface ExternalQuestion {
  readonly localizador: string;
  readonly consolidadora: string;
  readonly sistemaEmissor: string | null;
  /** What the agency knows of the reservation. */
  readonly cotacao: AirQuote;
  readonly viajantes: readonly Traveller[];
  readonly now: Date;
}

/** A system in which air tickets are issued outside of ours. Rejects when it does not answer. @see Q-241 */
export interface ExternalIssuesPort {
  /** The issue of a locator; `not issued` for one that is only reserved, `not found` for an unknown one. */
  find: (question: ExternalQuestion, signal: AbortSignal) => Promise<CapturedData | 'not issued' | 'not found'>;
}
