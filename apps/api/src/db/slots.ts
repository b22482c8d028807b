/** A free slot did not come in time. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
}

/** Lets a number of tasks run at a time; the others wait in the order in which they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  /** How many tasks wait for a slot. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs the task once a slot is free. Errors: `NoSlotError` when none was free in time; 0 waits without a limit. */
  async run<T>(task: () => Promise<T>, waitMs: number): Promise<T> {
    await this.#take(waitMs);
    try {
      return await task();
    } finally {
      this.#give();
    }
  }

  #take(waitMs: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        reject(new NoSlotError(`no slot was free within ${waitMs} ms`));
      };
      const timer = waitMs > 0 ? setTimeout(giveUp, waitMs) : undefined;
      this.#waiting.push(next);
    });
  }

  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
