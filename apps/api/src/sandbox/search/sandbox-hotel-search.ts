import type { HotelQuote } from '@guiche/domain/entities';
import { suggestedNights } from '@guiche/domain/hotel/quote';
import { searchText } from '../../search-text.ts';
import { CITY_CENTRES } from '../city-centres.ts';
import { SANDBOX_CITIES } from '../sandbox-cities.ts';
import { MOST_HOTELS, offersIn } from './sandbox-sizes.ts';
import type { Criteria, Offer } from './search-port.ts';
import { seeded } from './seeded.ts';

type HotelCriteria = Criteria['HOTEL'];
type HotelOffer = Offer['HOTEL'];

const BRANDS = ['Blue Tree', 'Bourbon', 'Comfort', 'Mercure', 'Nobile', 'Novotel', 'Quality', 'Radisson', 'Slaviero', 'Íbis'] as const;
const QUARTERS = ['Centro', 'Aeroporto', 'Beira-Mar', 'Jardins', 'Savassi', 'Norte', 'Sul', 'Convention', 'Express', 'Park'] as const;
const STREETS = [
  'Rua das Flores',
  'Avenida Central',
  'Rua do Comércio',
  'Avenida Brasil',
  'Rua XV de Novembro',
  'Avenida das Nações',
] as const;
const INCLUDED = ['Wi-Fi', 'Estacionamento', 'Academia', 'Piscina', 'Recepção 24 horas'] as const;
const ROOMS: readonly (readonly [string, HotelQuote['tipoQuarto'], HotelQuote['tipoCama'], number])[] = [
  ['Standard', 'SINGLE', 'CAMA_CASAL', 1],
  ['Superior', 'DUPLO', 'CAMA_CASAL', 1.25],
  ['Luxo', 'TWIN', 'CAMA_SOLTEIRO', 1.6],
];
/** One hotel in so many has no place on the map, and one no stars. */
const WITHOUT_PLACE = 7;
const WITHOUT_STARS = 9;
/** Degrees around the middle of a city: some five kilometres. */
const AROUND = 0.045;
const CANCEL_HOURS = 48;

const cents = (value: number) => Math.round(value * 100) / 100;
const degrees = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

/** The city of a search, `Recife, PE` or `recife`; undefined when the sandbox has no hotels there. */
function cityOf(text: string) {
  const [name = ''] = text.split(/[,(–-]/);
  return SANDBOX_CITIES.find(([city]) => searchText(city) === searchText(name));
}

/** The city to which a search leads, written without accents. */
export const hotelCity = ({ cidade }: Pick<HotelCriteria, 'cidade'>) => searchText(cityOf(cidade)?.[0]);

interface Hotel {
  readonly name: string;
  readonly code: string;
  readonly fields: Pick<
    HotelQuote,
    'nome' | 'codigoHotel' | 'cidade' | 'endereco' | 'telefone' | 'email' | 'latitude' | 'longitude' | 'estrelas'
  >;
  readonly nightly: number;
}

/** A hotel of a city by its place in the list: the same for every agency that sells it. */
function hotelAt([city, uf, area]: readonly [string, string, string], place: number): Hotel {
  const brand = BRANDS[place % BRANDS.length] ?? BRANDS[0];
  const quarter = QUARTERS[Math.floor(place / BRANDS.length) % QUARTERS.length] ?? QUARTERS[0];
  const round = Math.floor(place / (BRANDS.length * QUARTERS.length));
  const name = `${brand} ${city} ${quarter}${round === 0 ? '' : ` ${round + 1}`}`;
  const random = seeded(name);
  const [latitude, longitude] = CITY_CENTRES[city] ?? [0, 0];
  const stars = random.int(2, 5);
  const isPlaced = place % WITHOUT_PLACE !== WITHOUT_PLACE - 1;
  const at = (middle: number) => degrees(middle + (random.next() * 2 - 1) * AROUND);
  return {
    name,
    code: String(7000 + place),
    nightly: random.chance(0.25) ? stars * 100 : cents(90 + stars * 75 * (0.6 + random.next())),
    fields: {
      nome: name,
      codigoHotel: String(7000 + place),
      cidade: `${city}, ${uf}`,
      endereco: `${random.pick(STREETS)}, ${random.int(10, 2900)}`,
      telefone: `${area}3${random.digits(7)}`,
      email: `reservas@${searchText(name).replace(/[^a-z0-9]/g, '')}.test`,
      latitude: isPlaced ? at(latitude) : null,
      longitude: isPlaced ? at(longitude) : null,
      estrelas: place % WITHOUT_STARS === WITHOUT_STARS - 1 ? null : stars,
    },
  };
}

/** The offers of a consolidator for a stay: some of the hotels of the city, each with one to three rooms. */
export function hotelOffers(consolidadora: string, { cidade, checkin, checkout, adultos }: HotelCriteria): readonly HotelOffer[] {
  const city = cityOf(cidade);
  const nights = suggestedNights(checkin, checkout);
  if (!city || nights < 1) return [];
  const wanted = Math.min(MOST_HOTELS, offersIn(searchText(city[0])));
  const random = seeded(consolidadora, city[0], checkin, checkout);
  // Half of what one sells the others sell as well.
  const places = random.sample(
    Array.from({ length: Math.ceil(wanted * 1.5) }, (_, place) => place),
    wanted,
  );
  const rooms = Math.ceil(adultos / 2);
  return places.flatMap((place) => {
    const hotel = hotelAt(city, place);
    const own = seeded(consolidadora, hotel.name, checkin, checkout);
    const count = own.int(1, ROOMS.length);
    // A quarter more at the weekend of the season, and a little up or down by who sells it.
    const margin = own.pick([1, 1, 1.03, 0.97, 1.05]);
    return ROOMS.slice(0, count).map(([apartment, tipoQuarto, tipoCama, factor], index): HotelOffer => {
      const average = cents(hotel.nightly * factor * margin * rooms);
      const tarifa = cents(average * nights);
      return {
        ...hotel.fields,
        id: own.uuid(),
        tarifa,
        taxas: cents(tarifa * 0.05),
        checkin,
        checkout,
        quantidadeDiarias: nights,
        tarifaMedia: average,
        tipoApartamento: apartment,
        tipoQuarto,
        tipoCama,
        tipoTarifa: index === 0 ? 'NET' : 'COMISSIONADA',
        regimeAlimentacao: own.pick(['CAFE_MANHA', 'CAFE_MANHA', 'SEM_PENSAO', 'NAO_INFORMADO']),
        inclusos: own.sample(INCLUDED, own.int(0, 3)),
        prazoCancelamento: new Date(Date.parse(`${checkin.slice(0, 10)}T15:00:00Z`) - CANCEL_HOURS * 3_600_000).toISOString(),
      };
    });
  });
}
