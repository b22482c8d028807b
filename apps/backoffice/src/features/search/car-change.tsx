import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { CarQuote, CarService, TravelRequest } from '@guiche/domain/entities';
import { CarChangeModal } from '@guiche/ui/modals/car-change-modal';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useSavedChoice } from './use-saved-choice.ts';

interface CarChangeProps {
  request: TravelRequest;
  service: CarService;
  /** The quote that somebody typed. */
  quote: CarQuote;
  onClose: () => void;
}

/** Changes where and when a car of a typed quote is picked up and returned, and which one it is; after a refusal, which a toast says, the window stays. @see S-071, S-075 */
export function CarChange({ request, service, quote, onClose }: CarChangeProps) {
  const { temFornecedorExterno } = useUser();
  const { searchCities, searchCarPlaces } = usePlaceSearch();
  const change = useSavedChoice({
    kind: 'CARRO',
    idViagem: request.id,
    save: (changed: CarQuote) => api.call(SAVE_QUOTE.CARRO, { params: { idViagem: request.id, tipoServico: 'carro' }, body: changed }),
  });
  useBackCloses(true, () => !change.isPending && onClose());
  return (
    <CarChangeModal
      open
      onOpenChange={onClose}
      context={contextOf(service)}
      quote={quote}
      sources={{ searchCities, searchPlaces: searchCarPlaces }}
      temFornecedorExterno={temFornecedorExterno}
      onSubmit={(changed) => change.mutate(changed, { onSuccess: onClose })}
      pending={change.isPending}
    />
  );
}
