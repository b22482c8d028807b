import { randomUUID } from 'node:crypto';
import { CallError } from '@guiche/contract/client';
import { listQuoteLog } from '@guiche/contract/quotes';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { type Clerk, settled, untilAnswered } from '../load.ts';
import { airServiceOf } from '../requests.ts';

/** A write with its key; what it answers is kept once it is there. */
export type Write = (idempotencyKey: string) => Promise<void>;

/** The statuses of a server that could not be reached, or not reach its database. */
const UNANSWERED = [0, 503, 507];

/** What one clerk does with one request: a write after the other, until one of them is not answered. */
export abstract class Work {
  protected readonly clerk: Clerk;
  protected readonly request: TravelRequest;
  #unanswered: (() => Promise<void>) | undefined;
  /** How many writes were answered. */
  answered = 0;

  constructor(clerk: Clerk, request: TravelRequest) {
    this.clerk = clerk;
    this.request = request;
  }

  /** The next write; undefined when there is nothing left to do. */
  protected abstract next(): Write | undefined;

  /** Compares what is stored with what was answered. `unsure`: one more write may be stored, which nobody knows of. */
  abstract check(unsure: boolean): Promise<void>;

  get unsure(): boolean {
    return this.#unanswered !== undefined;
  }

  async work(turns: number, answered: () => void): Promise<void> {
    for (let turn = 0; turn < turns && !this.unsure; turn++) {
      const write = this.next();
      if (!write) return;
      const key = randomUUID();
      const send = () => write(key);
      const failure = await send().catch((error: unknown) => error);
      if (failure !== undefined) {
        if (!(failure instanceof CallError) || !UNANSWERED.includes(failure.status)) throw failure;
        this.#unanswered = send;
        return;
      }
      this.answered += 1;
      answered();
    }
  }

  /** Sends again, with its key, what was not answered. */
  async sendAgain(): Promise<void> {
    const send = this.#unanswered;
    if (!send) return;
    const refused = await untilAnswered(() => settled(send()));
    if (refused !== undefined) throw new Error(`a write that was sent again was refused with ${refused}`);
    this.#unanswered = undefined;
    this.answered += 1;
  }

  protected async stored(): Promise<AirQuote> {
    const { escolhida } = airServiceOf(await this.clerk.request(this.request.idSolicitacao));
    if (!escolhida) throw new Error('nothing is chosen any more');
    return escolhida;
  }

  protected async logged(id: string): Promise<number> {
    return (await this.clerk.call(listQuoteLog, { params: { id } })).length;
  }
}
