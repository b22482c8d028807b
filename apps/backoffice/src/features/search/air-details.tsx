import { listFareFamilies } from '@guiche/contract/quotes';
import { fillAirports } from '@guiche/contract/searches';
import type { AirQuote, AirQuoteGroup, Segment } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { GroupDetailsModal } from '@guiche/ui/modals/group-details-modal';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { unlessGivenUp } from '../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';

const HOUR_MS = 3_600_000;

/** The airlines that fly an offer, each once. */
const airlinesOf = ({ cotacoes: [first] }: AirQuoteGroup): readonly string[] => [
  ...new Set(first?.segmentos.flatMap(({ voos }) => voos.flatMap(({ cia }) => cia ?? [])) ?? []),
];

/** A quote with the airports of another one of the same flights. */
function withAirportsOf(quote: AirQuote, named: readonly Segment[]): AirQuote {
  const segmentos = quote.segmentos.map((segment, s) => ({
    ...segment,
    voos: segment.voos.map((flight, f) => {
      const { origemData = flight.origemData, destinoData = flight.destinoData } = named[s]?.voos[f] ?? {};
      return { ...flight, origemData, destinoData };
    }),
  }));
  return { ...quote, segmentos };
}

export interface AirDetailsProps {
  group: AirQuoteGroup;
  chosenId: string | null;
  onChoose: (quote: AirQuote) => void;
  onClose: () => void;
  /** Route, dates and travellers in one line. */
  context: string;
  disabled: boolean;
}

/** All quotes of an offer of flights, with the names of its airports and what its fare families include. @see S-062, S-063, S-342, S-346 */
export function AirDetails({ group, chosenId, onChoose, onClose, context, disabled }: AirDetailsProps) {
  const notify = useNotify(airMessages);
  useBackCloses(true, onClose);
  const [first] = group.cotacoes;
  const airports = useQuery({
    queryKey: ['search', 'airports', group.id],
    enabled: first !== undefined,
    staleTime: HOUR_MS,
    retry: false,
    queryFn: ({ signal }) =>
      // The flights of a group are the same: one of its quotes names the airports of all.
      unlessGivenUp(api.call(fillAirports, { body: first as AirQuote, signal }), signal, () =>
        notify.say('ERROR', 'erro_popular_aeroporto_cotacao'),
      ),
  });
  const airlines = airlinesOf(group);
  const families = useQuery({
    queryKey: ['search', 'families', airlines],
    staleTime: HOUR_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const asked = Promise.all(airlines.map((cia) => api.call(listFareFamilies, { params: { cia }, signal })));
      return (await unlessGivenUp(asked, signal, () => notify.say('ERROR', 'erro_buscar_familias_cia'))).flat();
    },
  });
  const named = airports.data?.segmentos;
  return (
    <GroupDetailsModal
      open
      onOpenChange={onClose}
      context={context}
      group={named ? { ...group, cotacoes: group.cotacoes.map((quote) => withAirportsOf(quote, named)) } : group}
      chosenId={chosenId}
      families={families.data}
      loading={families.isLoading || airports.isLoading}
      disabled={disabled}
      onChoose={(quote) => {
        onClose();
        onChoose(quote);
      }}
    />
  );
}
