import type {
  AirQuote,
  AirQuoteGroup,
  BusQuote,
  BusQuoteGroup,
  CarQuote,
  CarQuoteGroup,
  HotelQuote,
  HotelQuoteGroup,
} from '@guiche/domain/entities';
import { AIRLINES, AIRPORTS, CONSOLIDATORS, FAMILIES, storedRoundTrip } from './air-quote-fixtures.ts';
import { storedTrip } from './bus-quote-fixtures.ts';
import { storedRental } from './car-quote-fixtures.ts';
import { storedStay } from './hotel-quote-fixtures.ts';
import { svgPicture } from './svg-picture.ts';

/** Logos that need no network. */
export const LOGO_PATTERN = svgPicture(
  64,
  48,
  '<rect width="64" height="48" rx="8" fill="#f26b21"/><path d="M12 34 52 14 40 38Z" fill="#fff"/><title>{iata}</title>',
);
/** Addresses at which there is nothing. */
export const BROKEN_PATTERN = 'data:image/png;base64,{iata}';

const GOL = { agenciaServico: CONSOLIDATORS[1] ?? null };
const FRONTUR = { agenciaServico: { id: 'c3', consolidadora: 'FRONTUR', tipoEmissao: 'AUTOMATICO', credencial: '{}' } } as const;

/** A found round trip: out by Brasília with two flights, back overnight and direct. */
export function foundFlights(changes: Partial<AirQuote> = {}, family = 0): AirQuote {
  const stored = storedRoundTrip();
  const [out, back] = stored.segmentos;
  const [flight] = out?.voos ?? [];
  const [homeward] = back?.voos ?? [];
  if (!out || !back || !flight || !homeward) throw new RangeError('The fixture has no round trip.');
  const brasilia = AIRPORTS.find(({ iata }) => iata === 'BSB') ?? null;
  const fare = {
    familia: FAMILIES[family] ?? null,
    tipoCabine: 'ECONOMICA',
    bagagemQuantidade: family,
    bagagemPeso: family > 0 ? 23 : null,
  } as const;
  return {
    ...stored,
    ...GOL,
    id: 'air-1',
    total: 1587.54,
    segmentos: [
      {
        ...out,
        voos: [
          { ...flight, ...fare, id: 'v1', destino: 'BSB', destinoData: brasilia, dataChegada: '2026-12-10T10:05' },
          {
            ...flight,
            ...fare,
            id: 'v2',
            numero: '1822',
            origem: 'BSB',
            origemData: brasilia,
            dataPartida: '2026-12-10T11:20',
            dataChegada: '2026-12-10T13:55',
          },
        ],
      },
      { ...back, voos: [{ ...homeward, ...fare, id: 'v3', dataPartida: '2026-12-14T22:40', dataChegada: '2026-12-15T02:05' }] },
    ],
    quantidadeBagagem: family,
    pesoBagagem: family > 0 ? 23 : null,
    ...changes,
  };
}

/** The same flights at three fares, the cheapest in the middle. */
export const AIR_GROUP: AirQuoteGroup = {
  id: 'air',
  cotacoes: [
    foundFlights({ id: 'air-2', total: 1702.9 }, 1),
    foundFlights({ validadeReserva: new Date(2026, 10, 22, 18, 30).toISOString() }),
    foundFlights({ ...FRONTUR, id: 'air-3', total: 1790 }, 2),
  ],
};

/** A flight of which the airline tells nothing but its times. */
export const BARE_AIR_GROUP: AirQuoteGroup = {
  id: 'bare',
  cotacoes: [
    storedRoundTrip({
      agenciaServico: null,
      quantidadeBagagem: null,
      pesoBagagem: null,
      segmentos: storedRoundTrip().segmentos.map((segment) => ({
        ...segment,
        voos: segment.voos.map((flight) => ({ ...flight, cia: 'AD', ciaData: AIRLINES[1] ?? null, familia: null })),
      })),
    }),
  ],
};

export function foundStay(changes: Partial<HotelQuote> = {}): HotelQuote {
  return { ...storedStay(), ...FRONTUR, id: 'hotel-1', estrelas: 4, inclusos: ['Wi-Fi', 'Estacionamento', 'Piscina'], ...changes };
}

/** A hotel with two rooms. */
export const HOTEL_GROUP: HotelQuoteGroup = {
  id: 'hotel',
  cotacoes: [foundStay(), foundStay({ id: 'hotel-2', total: 1240, tarifaMedia: 357, tipoApartamento: 'Suíte vista-mar', tipoCama: null })],
};

export function foundRental(changes: Partial<CarQuote> = {}): CarQuote {
  return { ...storedRental(), ...FRONTUR, id: 'car-1', ...changes };
}

/** A category of cars of two companies. */
export const CAR_GROUP: CarQuoteGroup = {
  id: 'car',
  cotacoes: [foundRental({ id: 'car-2', nomeCia: 'Movida', nomeModelo: 'HB20 1.0', cambio: 'Automático', total: 468.2 }), foundRental()],
};

export function foundTrip(changes: Partial<BusQuote> = {}): BusQuote {
  return { ...storedTrip(), agenciaServico: null, fornecedorServico: { id: 'f1', nome: 'ClickBus' }, id: 'bus-1', ...changes };
}

/** A coach, of which two sell the same seat. */
export const BUS_GROUP: BusQuoteGroup = {
  id: 'bus',
  cotacoes: [foundTrip(), foundTrip({ id: 'bus-2', total: 241, fornecedorServico: { id: 'f2', nome: 'Quero Passagem' } })],
};
