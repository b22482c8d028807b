import { listUsableBalances, useBalance } from '@guiche/contract/balances';
import { CallError } from '@guiche/contract/client';
import type { TravelRequest } from '@guiche/domain/entities';
import { expect } from 'vitest';
import type { Clerk } from '../load.ts';
import { IssueWork } from './issue-work.ts';
import type { Write } from './work.ts';

/** What a quote uses of the balances that several want. */
export interface Usage {
  /** The balances that are offered to the quote, or reserved for it. */
  readonly offered: readonly { readonly id: string; readonly valor: number }[];
  /** What is taken off its fare, in cents. */
  readonly taken: number;
  /** The balance that was answered to be its own; undefined without one, and while that is not known. */
  readonly own: string | undefined;
}

/** Uses one of the balances that other quotes want as well, saves the quote with the lower fare, and gives it back. */
export class BalanceUsing extends IssueWork {
  readonly #balances: readonly string[];
  readonly #fare: number;
  #turn: number;
  #own: string | undefined;
  /** How often another quote had the balance already. */
  lost = 0;

  constructor(clerk: Clerk, request: TravelRequest, logged: number, balances: readonly string[], turn: number) {
    super(clerk, request, logged);
    this.#balances = balances;
    this.#turn = turn;
    this.#fare = this.quote.tarifa ?? 0;
  }

  protected next(): Write {
    if (this.quote.utilizaSaldo)
      return this.saving(
        () => ({ utilizaSaldo: false, tarifa: this.#fare }),
        () => {
          this.#own = undefined;
        },
      );
    const own = this.#own;
    if (own !== undefined) {
      const taken = this.#fareWith;
      return this.saving(() => ({ utilizaSaldo: true, tarifa: taken }));
    }
    const id = this.#balances[this.#turn++ % this.#balances.length] ?? '';
    return (idempotencyKey) => this.#use(id, idempotencyKey);
  }

  #fareWith = 0;

  async #use(id: string, idempotencyKey: string): Promise<void> {
    const body = { id, valor: 0, cia: 'LA', envioSaldo: 'INTEGRAL', valorReservado: null } as const;
    const params = { idServico: this.quote.idServico, idCotacao: this.quote.id };
    try {
      const { tarifa } = await this.clerk.call(useBalance, { params, body, idempotencyKey });
      this.#fareWith = tarifa ?? 0;
      this.#own = id;
    } catch (error) {
      if (!(error instanceof CallError) || error.errors[0]?.chave !== 'saldo_ja_utilizado') throw error;
      this.lost += 1;
    }
  }

  async usage(): Promise<Usage> {
    const stored = await this.stored();
    const params = { idServico: stored.idServico, idCotacao: stored.id };
    const offered = await this.clerk.call(listUsableBalances, { params });
    const taken = Math.round((this.#fare - (stored.tarifa ?? 0)) * 100);
    expect(taken > 0).toBe(stored.utilizaSaldo);
    return { offered, taken, own: this.unsure ? undefined : this.#own };
  }
}
