import { listRentalCompanies } from '@guiche/contract/quotes';
import { newCarQuote } from '@guiche/domain/car/quote';
import type { CarQuote, CarService } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { InlineError } from '@guiche/ui/feedback/inline-error';
import { CarQuoteModal, type CarQuoteSources } from '@guiche/ui/modals/car-quote-modal';
import { CodeNotFetched } from '@guiche/ui/on-demand';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { unlessGivenUp } from '../../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { usePlaceSearch } from '../../../shared/lookups/use-place-search.ts';
import { CarCancellationOnDemand } from '../fines/car-cancellation-on-demand.ts';
import { useCancellableRental } from '../fines/use-cancellable-rental.ts';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

const HOUR_MS = 3_600_000;

/** The lookups of the modal. @see S-171, S-173, Q-274 */
function useCarQuoteSources(): CarQuoteSources {
  const queries = useQueryClient();
  const { searchCities, searchCarPlaces } = usePlaceSearch();
  const notify = useNotify(commonMessages);
  return {
    // The field asks with every key; the list is fetched once.
    async listRentalCompanies(signal) {
      const asked = queries.fetchQuery({
        queryKey: ['rental-companies'],
        staleTime: HOUR_MS,
        queryFn: () => api.call(listRentalCompanies, {}),
      });
      const companies = await unlessGivenUp(asked, signal, (error) => notify.failure(error, 'erro_ao_carregar_informacoes'));
      return companies.map(({ nome }) => nome);
    },
    searchCities,
    searchPlaces: searchCarPlaces,
  };
}

/** Edits one car quote. @see Q-049 */
export function CarQuoteEditor(props: QuoteEditorProps<CarService, CarQuote>) {
  const { request, service, quote, readOnlyReason, onClose } = props;
  // Only the history says why a quote is read-only.
  const rental = useCancellableRental({ request, quote, history: Boolean(readOnlyReason) });
  const notify = useNotify();
  const sources = useCarQuoteSources();
  const { modal, actions, windows } = useQuoteEditor({ ...props, newQuote: (context) => newCarQuote({ ...context, service }) });
  const cancellation = rental && (
    <CarCancellationOnDemand
      request={request}
      service={service}
      quote={rental}
      onEnded={onClose}
      meanwhile={<Skeleton className="g:h-44" />}
      failed={<InlineError>{notify.words(new CodeNotFetched(false))}</InlineError>}
    />
  );
  return (
    <>
      <CarQuoteModal {...modal} actions={actions} sources={sources} service={service} now={() => new Date()} cancellation={cancellation} />
      {windows}
    </>
  );
}
