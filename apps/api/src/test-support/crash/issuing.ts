import { IssueWork } from './issue-work.ts';
import type { Write } from './work.ts';

/** Confirms an issue over and over. */
export class Issuing extends IssueWork {
  #times = 0;

  protected next(): Write {
    this.#times += 1;
    return this.saving(() => ({ observacao: `Emissão ${this.#times}` }));
  }
}
