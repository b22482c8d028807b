import type { PaymentType, Quote, TravellerCard } from '@guiche/domain/entities';

/** What a provider is asked to issue. */
export interface IssueOrder<Each extends Quote> {
  /** Ours: a provider that gets the same one twice issues once. */
  readonly reference: string;
  readonly quote: Each;
  readonly tipoPagamento: PaymentType | null;
  /** The name of the clerk. */
  readonly emissor: string;
  readonly now: Date;
}

/** What comes with an answer, whether the provider issued or not. */
interface WithAnswer {
  /** The response as the provider wrote it; null when it says nothing more. */
  readonly originalResponse: string | null;
  readonly solicitacaoWex: string | null;
  /** The virtual card with which it was or would have been paid. */
  readonly cartaoWex: TravellerCard | null;
  readonly mensagemRetornoWex: string | null;
}

/** What a provider answers. */
export type IssueAnswer<Fields> =
  | (WithAnswer & { readonly issued: true; readonly fields: Fields })
  | (WithAnswer & {
      readonly issued: false;
      /** Why not, in the provider's words or JSON. @see Q-290 */
      readonly erro: string | null;
    });

/**
 * A provider that issues. Both calls reject when it does not answer: then nobody knows whether it issued.
 * @see
 */
export interface IssuePort<Each extends Quote, Fields> {
  issue: (order: IssueOrder<Each>, signal: AbortSignal) => Promise<IssueAnswer<Fields>>;
  /** What became of an order; `unknown` while the provider cannot say, `never received` when it may be sent anew. */
  outcomeOf: (order: IssueOrder<Each>, signal: AbortSignal) => Promise<IssueAnswer<Fields> | 'unknown' | 'never received'>;
}
