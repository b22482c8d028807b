/** How many offers a consolidator has, by the city that a search leads to; any other has the usual number. See docs/sandbox.md. */
const SIZES: Readonly<Record<string, number>> = { manaus: 0, belem: 9, goiania: 10, campinas: 11, curitiba: 25, 'sao paulo': 334 };
const USUAL = 24;

/** Hotels are asked for 200 at most. @see S-377 */
export const MOST_HOTELS = 200;

/** The number of offers of each consolidator in a city, written without accents. */
export const offersIn = (city: string) => SIZES[city] ?? USUAL;

/** Those that answer after a while. */
const SLOW: ReadonlySet<string> = new Set(['RESERVAFACIL', 'EHTL', 'MOVIDA', 'QUEROPASSAGEM']);
/** Those that do not answer for the city in which one fails. */
const SILENT: ReadonlySet<string> = new Set(['FLYTOUR', 'EHTL', 'MOVIDA', 'CLICKBUS']);
const SILENT_IN = 'vitoria';

/**
 * Waits until a consolidator answers: a slow one takes `slowMs`; for a city in which it has nothing that is no time. Rejects when it does not
 * answer for this city.
 */
export async function answerOf(consolidadora: string, city: string, slowMs: number, signal: AbortSignal): Promise<void> {
  if (SILENT.has(consolidadora) && city === SILENT_IN) throw new Error('the consolidator does not answer');
  if (!SLOW.has(consolidadora) || city === '' || slowMs === 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, slowMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
