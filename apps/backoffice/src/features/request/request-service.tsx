import type { AirQuote, AirService, Service, TravelRequest } from '@guiche/domain/entities';
import { aboveLowestTotal, quoteButton, quoteIsRemovable } from '@guiche/domain/quotes';
import { OtherQuoteCard } from '@guiche/ui/request/other-quote-card';
import { QuoteCard } from '@guiche/ui/request/quote-card';
import { ServicePanel } from '@guiche/ui/request/service-panel';
import { useUser } from '../../shared/session/session-context.tsx';
import { useAirQuoteAhead } from './air-quote/use-air-quote-ahead.ts';
import { DraftNotices } from './draft-notices.tsx';
import { useSavingQuote } from './service-drafts.ts';
import { useRemoval } from './use-removal.ts';

export interface RequestServiceProps {
  request: TravelRequest;
  service: Service;
  now: Date;
  editable: boolean;
  /** The request has no quote yet. */
  first: boolean;
  /** Null adds a quote. */
  onEdit: (service: AirService, quote: AirQuote | null) => void;
  onConsult: (service: AirService, quote: AirQuote) => void;
}

/** One service with its quotes. Air is quoted here; the quotes of the other kinds are shown. @see */
export function RequestService({ request, service, now, editable, first, onEdit, onConsult }: RequestServiceProps) {
  const remove = useRemoval(request, service);
  const saving = useSavingQuote(useUser().id, request, service);
  const air = service.tipoServico === 'AEREO' ? service : null;
  const fetchAhead = useAirQuoteAhead(request.empresa.id, air !== null && editable);

  return (
    <ServicePanel
      service={service}
      request={request}
      onAdd={air && editable ? () => onEdit(air, null) : undefined}
      addFirst={first}
      onAddIntent={fetchAhead}
      saving={air && editable && saving !== undefined ? { onShow: () => onEdit(air, saving) } : undefined}
      notices={air && editable && <DraftNotices request={request} service={air} onContinue={(quote) => onEdit(air, quote)} />}
    >
      {air
        ? air.cotacoes.map((quote) => (
            <QuoteCard
              key={quote.id}
              quote={quote}
              now={now}
              chosen={quote.id === air.idCotacaoEscolhida}
              aboveLowest={aboveLowestTotal(quote, air.cotacoes)}
              button={quoteButton(quote, !editable)}
              onOpen={() => (quoteButton(quote, !editable) === 'consultar' ? onConsult(air, quote) : onEdit(air, quote))}
              onOpenIntent={fetchAhead}
              onRemove={editable && quoteIsRemovable(quote.statusCotacao) ? () => remove(quote) : undefined}
            />
          ))
        : otherQuotes(service).map((quote) => (
            <OtherQuoteCard
              key={quote.id}
              quote={quote}
              chosen={quote.id === service.idCotacaoEscolhida}
              aboveLowest={aboveLowestTotal(quote, service.cotacoes)}
            />
          ))}
    </ServicePanel>
  );
}

type GroundQuote = Exclude<Service, AirService>['cotacoes'][number];

function otherQuotes(service: Service): readonly GroundQuote[] {
  return service.tipoServico === 'AEREO' ? [] : service.cotacoes;
}
