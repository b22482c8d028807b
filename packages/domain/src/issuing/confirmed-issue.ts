import type { Quote } from '../entities/index.ts';

/** The moment and the person of a confirmation. */
export interface Confirmation {
  readonly now: Date;
  /** The name of the person who confirms. */
  readonly name: string;
}

/**
 * A quote that waits for its issue as it is offered to the clerk who confirms it: an issue date and an issuer that it lacks are the present
 * moment and the clerk. Any other quote is returned unchanged.
 * @see
 */
export function confirmedIssue<Each extends Pick<Quote, 'statusCotacao' | 'dataEmissao' | 'emissor'>>(
  quote: Each,
  { now, name }: Confirmation,
): Each {
  if (quote.statusCotacao !== 'EMISSAO_PENDENTE') return quote;
  return { ...quote, dataEmissao: quote.dataEmissao ?? now.toISOString(), emissor: quote.emissor?.trim() ? quote.emissor : name };
}

/** Whether a quote was confirmed, and waits for the conclusion of the issues alone. @see Q-095 */
export function issueIsConfirmed({ statusCotacao, dataEmissao }: Pick<Quote, 'statusCotacao' | 'dataEmissao'>): boolean {
  return statusCotacao === 'EMISSAO_PENDENTE' && dataEmissao !== null;
}

/** Whether a chosen quote still waits for its confirmation: it is to be issued and has no issue date. @see Q-095 */
export function awaitsConfirmation({ statusCotacao, dataEmissao }: Pick<Quote, 'statusCotacao' | 'dataEmissao'>): boolean {
  return statusCotacao === 'EMISSAO_PENDENTE' && dataEmissao === null;
}
