/** How a page says that it is there, and hears of the others. */
export interface PresencePlace<Others> {
  /** Says it, and returns the others. */
  readonly keep: (idCotacao: string | null) => Promise<Others>;
  /** Says that the page is gone; it may be closing. */
  readonly end: () => void;
  readonly onOthers: (others: Others | null) => void;
}

/** Less than the 20 s after which the server takes a page for gone, by so much that all hear of it within 30; in ms. */
const EVERY_MS = 8000;
/** Without an answer as long nobody knows who is there; in ms. */
const UNKNOWN_MS = 20_000;
/** Whoever has a page out of sight for so long is not there any more: browsers let its clock run once a minute then. In ms. */
const HIDDEN_MS = 4 * 60_000;

/** Keeps a page present until it is ended: with a sign of life every 8 seconds. @see B-043 */
export function keepPresent<Others>({ keep, end, onOthers }: PresencePlace<Others>) {
  let idCotacao: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let answered = 0;
  let heardAt = performance.now();

  async function beat(): Promise<void> {
    if (timer === undefined) return;
    asked += 1;
    const own = asked;
    try {
      const others = await keep(idCotacao);
      // An answer that was overtaken, or that comes when the page is gone.
      if (own < answered || timer === undefined) return;
      answered = own;
      heardAt = performance.now();
      onOthers(others);
    } catch {
      if (performance.now() - heardAt > UNKNOWN_MS) onOthers(null);
    }
  }

  function begin(): void {
    timer ??= setInterval(() => void beat(), EVERY_MS);
    void beat();
  }

  function leave(): void {
    clearInterval(timer);
    if (timer !== undefined) end();
    timer = undefined;
  }

  begin();
  return {
    /** Says at once which quote is open. */
    at(quote: string | null): void {
      if (quote === idCotacao) return;
      idCotacao = quote;
      void beat();
    },
    /** Asks at once who is there: somebody has come or gone. */
    ask: () => void beat(),
    hidden(): void {
      leaving ??= setTimeout(leave, HIDDEN_MS);
    },
    shown(): void {
      clearTimeout(leaving);
      leaving = undefined;
      begin();
    },
    leave(): void {
      clearTimeout(leaving);
      leave();
    },
  };
}
