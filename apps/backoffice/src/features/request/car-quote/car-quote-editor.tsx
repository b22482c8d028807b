import { listRentalCompanies } from '@guiche/contract/quotes';
import { newCarQuote } from '@guiche/domain/car/quote';
import type { CarQuote, CarService, LookupData } from '@guiche/domain/entities';
import { carPlaceText, cityText } from '@guiche/domain/lookups';
import { CarQuoteModal, type CarQuoteSources } from '@guiche/ui/modals/car-quote-modal';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { searchEntities } from '../lookup-entities.ts';
import { type QuoteEditorProps, useQuoteEditor } from '../quote-editor/use-quote-editor.tsx';

const HOUR_MS = 3_600_000;

/** The lookups of the modal. @see S-171, S-173, Q-274 */
function sourcesWith(queries: QueryClient): CarQuoteSources {
  return {
    // The field asks with every key; the list is fetched once.
    async listRentalCompanies() {
      const companies = await queries.fetchQuery({
        queryKey: ['rental-companies'],
        staleTime: HOUR_MS,
        queryFn: ({ signal }) => api.call(listRentalCompanies, { signal }),
      });
      return companies.map(({ nome }) => nome);
    },
    async searchCities(term, signal) {
      const places = await searchEntities<LookupData['cidade']>(api, 'cidade', term, signal);
      return places.map(cityText).map((nome) => ({ id: nome, nome }));
    },
    async searchPlaces(term, signal) {
      const places = await searchEntities<LookupData['localCarro']>(api, 'localCarro', term, signal);
      return places.map(carPlaceText).map(({ name, where }) => ({ id: `${name} ${where}`, nome: name, local: where }));
    },
  };
}

/** Edits one car quote. @see Q-049 */
export function CarQuoteEditor(props: QuoteEditorProps<CarService, CarQuote>) {
  const { service } = props;
  const queries = useQueryClient();
  const { modal, question } = useQuoteEditor({ ...props, newQuote: (context) => newCarQuote({ ...context, service }) });
  return (
    <>
      <CarQuoteModal {...modal} sources={sourcesWith(queries)} service={service} now={() => new Date()} />
      {question}
    </>
  );
}
