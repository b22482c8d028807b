import { cancelAirIssue } from '@guiche/contract/fines';
import type { TravelRequest } from '@guiche/domain/entities';
import { expect } from 'vitest';
import type { Clerk } from '../load.ts';
import { IssueWork } from './issue-work.ts';
import type { Write } from './work.ts';

/** Cancels an issue, which leaves a credit: the quote is cancelled with its credit there, or neither. */
export class Cancelling extends IssueWork {
  readonly #credit: number;
  #sent = false;

  constructor(clerk: Clerk, request: TravelRequest, logged: number, credit: number) {
    super(clerk, request, logged);
    this.#credit = credit;
  }

  protected next(): Write | undefined {
    if (this.#sent) return undefined;
    this.#sent = true;
    const { id } = this.quote;
    const query = { taxaCancelamento: 10, creditoBilhete: this.#credit, statusSaldo: 'PENDENTE' as const };
    return async (idempotencyKey) => {
      this.quote = await this.clerk.call(cancelAirIssue, { params: { id }, query, idempotencyKey });
    };
  }

  /** Whether what is offered to another quote has the credit of the cancelled one. */
  async checkCredit(offered: readonly number[]): Promise<void> {
    const isCancelled = (await this.stored()).statusCotacao === 'EMISSAO_CANCELADA';
    expect(offered.filter((valor) => valor === this.#credit)).toHaveLength(isCancelled ? 1 : 0);
    if (!this.unsure) expect(isCancelled).toBe(this.#sent);
  }
}
