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
