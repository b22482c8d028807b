import type { Place } from '@guiche/domain/entities';
import { searchText } from '../search-text.ts';
import { CITY_CENTRES } from './city-centres.ts';
import { FOREIGN_CITIES, KNOWN_PLACES } from './known-places.ts';
import type { PlacesPort } from './places-port.ts';
import { SANDBOX_CITIES } from './sandbox-cities.ts';

type Part = Place['address_components'][number];

const part = (name: string, code: string, ...types: string[]): Part => ({ long_name: name, short_name: code, types });
const cityPart = (name: string) => part(name, name, 'locality', 'political');
const BRAZIL = part('Brasil', 'BR', 'country', 'political');

interface Known {
  readonly place: Place;
  readonly isCity: boolean;
  readonly country: string;
  /** Its name and address as searches compare them. */
  readonly name: string;
  readonly city: string;
  readonly text: string;
}

function known(name: string, address: string, [lat, lng]: readonly [number, number], parts: readonly Part[]): Known {
  const place = { name, formatted_address: address, geometry: { location: { lat, lng } }, address_components: [...parts] };
  return {
    place,
    isCity: parts[0]?.types.includes('locality') ?? false,
    country: parts.at(-1)?.short_name ?? '',
    name: searchText(name),
    city: searchText(parts.find(({ types }) => types.includes('locality'))?.long_name),
    text: searchText(name, address),
  };
}

/** Cities before what is in them: a term that is a city's name means the city. */
const KNOWN: readonly Known[] = [
  ...SANDBOX_CITIES.map(([city, uf]) =>
    known(city, `${city}, ${uf}, Brasil`, CITY_CENTRES[city] ?? [0, 0], [
      cityPart(city),
      part(uf, uf, 'administrative_area_level_1', 'political'),
      BRAZIL,
    ]),
  ),
  ...FOREIGN_CITIES.map(([city, country, code, lat, lng]) =>
    known(city, `${city}, ${country}`, [lat, lng], [cityPart(city), part(country, code, 'country', 'political')]),
  ),
  ...SANDBOX_CITIES.flatMap(([city, uf]) =>
    (KNOWN_PLACES[city] ?? []).map(([name, street, lat, lng]) =>
      known(
        name,
        `${street}, ${city}, ${uf}, Brasil`,
        [lat, lng],
        [part(street, street, 'route'), cityPart(city), part(uf, uf, 'administrative_area_level_1', 'political'), BRAZIL],
      ),
    ),
  ),
];

/** A term that begins so gets no answer. */
const SILENT = 'mudo';

/** A maps service that knows large cities, and what travellers visit in them; it needs no network. */
export const sandboxPlaces: PlacesPort = {
  async find({ term, kind, country }, most) {
    if (term.startsWith(SILENT)) throw new Error('The sandbox of the maps service does not answer.');
    const words = term.split(' ').filter(Boolean);
    const found = KNOWN.filter(
      (each) =>
        (kind === 'any' || each.isCity) &&
        (country === undefined || each.country === country) &&
        words.every((word) => each.text.includes(word)),
    );
    const rank = ({ name, city }: Known) =>
      [name.startsWith(term), words.every((word) => name.includes(word)), city.startsWith(term), true].indexOf(true);
    return found
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, most)
      .map(({ place }) => place);
  },
};
