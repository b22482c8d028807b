import type { AirQuote, BusQuote, CarQuote, HotelQuote } from '@guiche/domain/entities';
import { consolidatorName } from '@guiche/domain/quotes';
import type { Described, OfferGroup } from '@guiche/domain/results';

/** A group as filters and orders read it: its cheapest quote stands for it. */
export type FoundItem<Quote> = Omit<Quote, 'id'> & {
  /** The id of the group. */
  readonly id: string;
  readonly group: { id: string; cotacoes: Quote[] };
  readonly described: Described;
};

const text = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

/** What is written on a flight: who flies and sells it, and where it goes. @see S-029 */
export function describedFlight({ segmentos, agenciaServico }: AirQuote): Described {
  const flights = segmentos.flatMap(({ voos }) => voos);
  return {
    titulo: text(...flights.map(({ ciaData, cia, numero }) => text(ciaData?.nome, `${cia ?? ''}${numero ?? ''}`))),
    descricao: text(
      agenciaServico && consolidatorName(agenciaServico.consolidadora),
      ...flights.flatMap(({ origem, destino, familia }) => [origem, destino, familia?.identificador]),
    ),
  };
}

export const describedHotel = ({ nome, endereco, tipoApartamento, inclusos }: HotelQuote): Described => ({
  titulo: nome,
  descricao: text(endereco, tipoApartamento, ...inclusos),
});

export const describedCar = ({ nomeModelo, nomeCia, localRetirada, cambio }: CarQuote): Described => ({
  titulo: text(nomeModelo, nomeCia),
  descricao: text(localRetirada, cambio),
});

export const describedBus = ({ nomeCia, rodoviariaPartida, rodoviariaChegada }: BusQuote): Described => ({
  titulo: nomeCia ?? null,
  descricao: text(rodoviariaPartida, rodoviariaChegada),
});

/** The groups as items, in their order. */
export function foundItems<Quote>(
  groups: readonly OfferGroup<Quote>[],
  describe: (quote: Quote) => Described,
): readonly FoundItem<Quote>[] {
  return groups.flatMap(({ id, cotacoes }) => {
    const [cheapest] = cotacoes;
    return cheapest ? [{ ...cheapest, id, group: { id, cotacoes: [...cotacoes] }, described: describe(cheapest) }] : [];
  });
}
