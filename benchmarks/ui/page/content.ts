/** What every page shows, so that only the components differ. */

export interface Place {
  readonly id: string;
  readonly label: string;
}

const CITIES = ['São Paulo', 'Rio de Janeiro', 'Brasília', 'Salvador', 'Recife', 'Fortaleza', 'Manaus', 'Curitiba', 'Belém', 'Goiânia'];

export const PLACES: readonly Place[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `P${index}`,
  label: `${CITIES[index % CITIES.length]} ${String(index).padStart(4, '0')}`,
}));

/** The first 50 of 5,000 places whose label has the term. */
export function searchPlaces(term: string): readonly Place[] {
  const wanted = term.trim().toLowerCase();
  const found: Place[] = [];
  for (const place of PLACES) {
    if (place.label.toLowerCase().includes(wanted)) found.push(place);
    if (found.length === 50) break;
  }
  return found;
}

export const COLUMNS = ['Solicitação', 'Cliente', 'Serviço', 'Passageiro', 'Prazo', 'Status', 'Consultor', 'Total'] as const;

export const ROWS: readonly (readonly string[])[] = Array.from({ length: 200 }, (_, index) => [
  String(10_000 + index),
  `Cliente ${index % 17}`,
  index % 3 === 0 ? 'Hotel' : 'Aéreo',
  `Passageiro ${index}`,
  `${1 + (index % 28)}/11/2026`,
  index % 2 === 0 ? 'Em cotação' : 'Emitido',
  `Consultora ${index % 9}`,
  `${1000 + index},00`,
]);

/** The names of 10,000 clients, for the long list. */
export const CLIENTS: readonly string[] = Array.from({ length: 10_000 }, (_, index) => `Cliente ${String(index).padStart(4, '0')}`);

/** The height of the long list, in px: each library's own rows, in a window of the same size. */
export const LIST_HEIGHT = 480;

/** The range of fares of the slider, in BRL. */
export const FARES = { min: 0, max: 1000, step: 10, from: 200, to: 800 } as const;

export const SENTENCE = 'A cotação será enviada ao cliente com os valores que estão na tela.';

/** What a toast says. */
export const SENT = 'A cotação foi enviada.';

/** How many rows the grids show. */
export const GRID_SIZES = { few: 77, many: 10_000 } as const;

/** The height of a grid that scrolls in a box of its own, in px. */
export const GRID_HEIGHT = 600;

/** The place of the column by which the grids are sorted. */
export const SORTED_COLUMN = COLUMNS.indexOf('Passageiro');

const passenger = (place: number) => `Passageiro ${String(place).padStart(5, '0')}`;

/** The rows of a grid; their passengers are in no order, and each has its own. */
export function gridRows(count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => {
    const row = [...(ROWS[index % ROWS.length] ?? [])];
    row[0] = String(index);
    // 7,919 is prime and divides no size: each number comes once.
    row[SORTED_COLUMN] = passenger((index * 7919 + 31) % count);
    return row;
  });
}

/** The passenger of the first row after so many presses on the heading: up, down, and as it was. */
export function firstPassenger(count: number, presses: number): string {
  return passenger([31 % count, 0, count - 1][presses % 3] ?? 0);
}
