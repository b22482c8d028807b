import { airCity, airOffers } from './sandbox-air-search.ts';
import { busCity, busOffers } from './sandbox-bus-search.ts';
import { carCity, carOffers } from './sandbox-car-search.ts';
import { hotelCity, hotelOffers } from './sandbox-hotel-search.ts';
import { answerOf } from './sandbox-sizes.ts';
import type { AskedSearch, Criteria, Offer, SearchedKind, SearchPort } from './search-port.ts';
import { seeded } from './seeded.ts';

interface Sandbox<Kind extends SearchedKind> {
  /** The city to which a search leads. */
  readonly city: (criteria: Criteria[Kind]) => string;
  readonly offers: (consolidadora: string, criteria: Criteria[Kind], now: Date) => readonly Offer[Kind][];
  /** The day on which what was searched for begins. */
  readonly start: (criteria: Criteria[Kind]) => string;
}

const SANDBOXES: { readonly [Kind in SearchedKind]: Sandbox<Kind> } = {
  AEREO: { city: airCity, offers: airOffers, start: ({ trechos }) => trechos[0]?.data ?? '' },
  HOTEL: { city: hotelCity, offers: hotelOffers, start: ({ checkin }) => checkin },
  CARRO: { city: carCity, offers: carOffers, start: ({ dataRetirada }) => dataRetirada },
  RODOVIARIO: { city: busCity, offers: busOffers, start: ({ dataIda }) => dataIda },
};

/** On this day of a month the last place is sold between the search and the choice. */
const SOLD_OUT_DAY = '29';
/** On this one no consolidator confirms. */
const SILENT_DAY = '30';

/** The offers that a consolidator has, each with the id that it has for this service. */
function offersOf<Kind extends SearchedKind>({ kind, consolidadora, criteria, reference, now }: AskedSearch<Kind>): readonly Offer[Kind][] {
  return SANDBOXES[kind].offers(consolidadora, criteria, now).map((offer) => ({ ...offer, id: seeded(offer.id, reference).uuid() }));
}

/** How many offers a consolidator has for a search. */
export function offersFound<Kind extends SearchedKind>(kind: Kind, consolidadora: string, criteria: Criteria[Kind], now: Date): number {
  return SANDBOXES[kind].offers(consolidadora, criteria, now).length;
}

/**
 * Consolidators with invented offers. The city decides how many there are and who does not answer; see docs/sandbox.md. The slow ones take
 * `slowMs`.
 * @see S-088, S-356
 */
export function sandboxSearch(slowMs: number): SearchPort {
  return {
    async search(asked, signal) {
      await answerOf(asked.consolidadora, SANDBOXES[asked.kind].city(asked.criteria), slowMs, signal);
      return offersOf(asked);
    },
    async confirm(asked, id) {
      const day = SANDBOXES[asked.kind].start(asked.criteria).slice(8, 10);
      if (day === SILENT_DAY) throw new Error('the consolidator does not answer');
      if (day === SOLD_OUT_DAY) return null;
      return offersOf(asked).find((offer) => offer.id === id) ?? null;
    },
  };
}
