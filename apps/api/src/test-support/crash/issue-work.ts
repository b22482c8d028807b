import { SAVE_ISSUE } from '@guiche/contract/issuing';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { expect } from 'vitest';
import { pairOf, ticketed } from '../issues.ts';
import type { Clerk } from '../load.ts';
import { airServiceOf } from '../requests.ts';
import { Work, type Write } from './work.ts';

/** An issue whose versions are counted: each has its entry of the log, and neither is there without the other. */
export abstract class IssueWork extends Work {
  /** The quote as it was answered last. */
  protected quote: AirQuote;
  readonly #begun: number;
  readonly #logged: number;

  constructor(clerk: Clerk, request: TravelRequest, logged: number) {
    super(clerk, request);
    const { escolhida } = airServiceOf(request);
    if (!escolhida) throw new Error('nothing is chosen');
    this.quote = escolhida;
    this.#begun = escolhida.versao;
    this.#logged = logged;
  }

  protected saving(changes: () => Partial<AirQuote>, saved: () => void = () => undefined): Write {
    const before = this.quote;
    const body = pairOf({ status: 'EMISSAO' }, before, { ...ticketed(before), ...changes() });
    return async (idempotencyKey) => {
      const answer = await this.clerk.call(SAVE_ISSUE.AEREO, {
        params: { idViagem: this.request.id, tipoServico: 'aereo' },
        query: { isAlteracaoTipoPagamento: false },
        body,
        idempotencyKey,
      });
      this.quote = answer;
      saved();
    };
  }

  async check(unsure: boolean): Promise<void> {
    const stored = await this.stored();
    if (stored.versao === this.quote.versao) expect(stored).toEqual(this.quote);
    expect(stored.versao - this.quote.versao).toBeLessThanOrEqual(unsure ? 1 : 0);
    expect(stored.versao).toBeGreaterThanOrEqual(this.quote.versao);
    expect(await this.logged(stored.id)).toBe(this.#logged + stored.versao - this.#begun);
  }
}
