import { searchHotels } from '@guiche/contract/searches';
import type { HotelQuote, HotelService } from '@guiche/domain/entities';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { mergeOffers } from '@guiche/domain/results';
import { HotelChangeModal } from '@guiche/ui/modals/hotel-change-modal';
import { HotelSearchModal, type TravellersHotelSearch } from '@guiche/ui/modals/hotel-search-modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { clock } from './clock.ts';

/** The hotels that were found for a change, and for how many people. */
export interface FoundForChange {
  readonly quotes: readonly HotelQuote[];
  readonly adultos: number;
}

export interface HotelChangeProps {
  service: HotelService;
  /** The hotel that is replaced. */
  stay: HotelQuote;
  onClose: () => void;
  /** Called with the hotel that takes its place, and with what was found, which the policy compares it to. */
  onPick: (quote: HotelQuote, found: FoundForChange) => void;
}

/**
 * Changes a chosen hotel: asks when and for whom, searches every agency at once, and offers what was found beside the present stay. @see S-076, S-077, S-351
 */
export function HotelChange({ service, stay, onClose, onPick }: HotelChangeProps) {
  const notify = useNotify(hotelMessages);
  const { searchCities } = usePlaceSearch();
  const [adultos, setAdultos] = useState(service.adultos);
  const search = useMutation({
    mutationFn: async ({ viajantes: _v, ...criteria }: TravellersHotelSearch) => {
      setAdultos(criteria.adultos);
      const found = await api.call(searchHotels, { body: [{ ...criteria, idServico: service.id }] });
      return mergeOffers(...found.map(({ grupoCotacao }) => grupoCotacao));
    },
  });
  useBackCloses(true, onClose);
  const groups = search.data?.map(({ id, cotacoes }) => ({ id, cotacoes: [...cotacoes] }));
  const { cidade, checkin, checkout } = service;
  return (
    <>
      <HotelSearchModal
        open={groups === undefined}
        onOpenChange={onClose}
        context={contextOf(service)}
        defaultValue={{ cidade, checkin, checkout, adultos: service.adultos }}
        travellers={service.viajantes}
        serviceIsActive
        now={clock}
        searchCities={searchCities}
        onSearch={(criteria) => search.mutate(criteria)}
        pending={search.isPending}
        error={search.isError ? notify.words(search.error, 'erro_pesquisar_hospedagens') : undefined}
      />
      {groups && (
        <HotelChangeModal
          open
          onOpenChange={onClose}
          context={contextOf(service)}
          stay={stay}
          results={groups}
          onPick={(quote) => onPick(quote, { quotes: groups.flatMap(({ cotacoes }) => cotacoes), adultos })}
        />
      )}
    </>
  );
}
