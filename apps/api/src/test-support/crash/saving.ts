import { randomUUID } from 'node:crypto';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { expect } from 'vitest';
import type { Clerk } from '../load.ts';
import { airServiceOf, typedAirQuote } from '../requests.ts';
import { Work, type Write } from './work.ts';

/** Saves new quotes of a request: each is stored once, with one entry of the log. */
export class Saving extends Work {
  readonly #template: AirQuote;
  readonly #saved: string[] = [];
  #newest = 0;
  #sent: string | undefined;

  private constructor(clerk: Clerk, request: TravelRequest, template: AirQuote) {
    super(clerk, request);
    this.#template = template;
  }

  static async of(clerk: Clerk, request: TravelRequest): Promise<Saving> {
    return new Saving(clerk, request, await typedAirQuote(clerk.person, request));
  }

  protected next(): Write {
    const body = { ...this.#template, id: randomUUID() };
    this.#sent = body.id;
    return async (idempotencyKey) => {
      await this.clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: this.request.id, tipoServico: 'aereo' }, body, idempotencyKey });
      this.#saved.push(body.id);
      this.#sent = undefined;
    };
  }

  async check(unsure: boolean): Promise<void> {
    const before = new Set(airServiceOf(this.request).cotacoes.map(({ id }) => id));
    const { cotacoes } = airServiceOf(await this.clerk.request(this.request.idSolicitacao));
    const added = cotacoes.map(({ id }) => id).filter((id) => !before.has(id));
    const sure = added.filter((id) => id !== this.#sent);
    expect(sure.toSorted()).toEqual(this.#saved.toSorted());
    expect(added.length).toBeLessThanOrEqual(sure.length + (unsure ? 1 : 0));
    for (const id of added.slice(this.#newest)) expect(await this.logged(id)).toBe(1);
    if (!unsure) this.#newest = added.length;
  }
}
