import type { LookupData } from '../entities/index.ts';

type Place = LookupData['localCarro'];

/** A city in one line: `Recife, PE`, or with its country where the lookup names it. @see S-171 */
export function cityText(place: Place): string {
  return 'cidade' in place ? `${place.cidade}, ${place.uf}` : `${place.nome}, ${place.estado}, ${place.pais}`;
}

/** A place at which cars are rented: its street and number, or its name, and where that is. @see S-173 */
export function carPlaceText(place: Place): { readonly name: string; readonly where: string } {
  if (!('cidade' in place)) return { name: place.nome, where: `${place.estado}, ${place.pais}` };
  const street = [place.endereco, place.numero].filter(Boolean).join(', ');
  return { name: street || cityText(place), where: cityText(place) };
}
