import type { SearchedHotelService, Service, TravelRequest } from '@guiche/domain/entities';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { type LowestPriceRule, selectionAnswer } from '@guiche/domain/policies';
import { chosenTotal } from '@guiche/domain/quotes';
import { isOfferedQuote, servicesOf } from '@guiche/domain/requests';
import { MoneyText } from '@guiche/ui/data/money-text';
import { InlineError } from '@guiche/ui/feedback/inline-error';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { OfferedQuotes } from './offered-quotes.tsx';
import { PolicyQuestion } from './policy-question.tsx';
import { ReviewedTravellers } from './reviewed-travellers.tsx';
import { SearchFailure, SearchSkeleton } from './search-frame.tsx';
import { hotelTripQuery } from './searched-trip.ts';
import { SendQuestion } from './send-question.tsx';
import { usePolicy } from './use-policy.ts';

/** Which quote is picked for a service, and why a dearer one is. */
interface Pick {
  readonly idCotacao: string;
  readonly justificativa: string | null;
}

/** The offered quotes of a request, of which its traveller picks one for each service, and sends them. @see S-001, Q-094, Q-096 */
export function TripChoice({ request }: { request: TravelRequest }) {
  const notify = useNotify(hotelMessages, searchMessages);
  const hotels = useQuery({ ...hotelTripQuery(request.id), enabled: request.servicosHotel.length > 0 });
  if (hotels.isError)
    return (
      <SearchFailure
        title={notify.words(hotels.error, 'erro_buscar_hoteis')}
        onRetry={() => void hotels.refetch()}
        pending={hotels.isFetching}
      />
    );
  if (hotels.isLoading) return <SearchSkeleton />;
  return <Choosing request={request} stays={hotels.data?.servicosHotel ?? []} rule={hotels.data?.regraMenorPreco ?? null} />;
}

const offersOf = (service: Service) => service.cotacoes.filter(isOfferedQuote);

/** What is picked at first: the only offer, or what was chosen from a search, unless it breaks the policy without a reason. */
function firstPick(service: Service, stays: readonly SearchedHotelService[], rule: LowestPriceRule | null): Pick | undefined {
  const offers = offersOf(service);
  const chosen = offers.length === 1 ? offers[0] : offers.find(({ id }) => id === service.idCotacaoEscolhida);
  if (!chosen) return undefined;
  const justificativa = stays.find(({ id }) => id === service.id)?.justificativa ?? null;
  const isMissing = service.tipoServico === 'HOTEL' && justificativa === null && selectionAnswer(chosen, offers, rule) !== 'accept';
  return isMissing ? undefined : { idCotacao: chosen.id, justificativa };
}

interface ChoosingProps {
  request: TravelRequest;
  stays: readonly SearchedHotelService[];
  rule: LowestPriceRule | null;
}

function Choosing({ request, stays, rule }: ChoosingProps) {
  const t = useText();
  const message = useMessage(searchMessages);
  const id = useId();
  const services = servicesOf(request);
  const [picked, setPicked] = useState<ReadonlyMap<string, Pick | undefined>>(
    () => new Map(services.map((service) => [service.id, firstPick(service, stays, rule)])),
  );
  const [asksForMissing, setAsksForMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const pick = (idServico: string, next: Pick | undefined) => setPicked((all) => new Map(all).set(idServico, next));
  const policy = usePolicy({
    rule,
    quotes: [],
    onChoose: ({ escolhida, justificativa }) => escolhida && pick(escolhida.idServico, { idCotacao: escolhida.id, justificativa }),
  });
  const offered = services.filter((service) => offersOf(service).length > 0);
  const missing = offered.filter((service) => !picked.get(service.id));
  const choices = offered.flatMap(({ id: idServico }) => {
    const one = picked.get(idServico);
    return one ? [{ idServico, ...one }] : [];
  });
  const total = chosenTotal(
    offered.map((service) => ({ escolhida: offersOf(service).find((quote) => quote.id === picked.get(service.id)?.idCotacao) ?? null })),
  );
  const headingOf = (idServico: string) => `${id}-${idServico}`;

  function send(): void {
    const [first] = missing;
    setAsksForMissing(first !== undefined);
    if (first) document.getElementById(headingOf(first.id))?.focus();
    else if (choices.length > 0) setSending(true);
  }

  return (
    <div className="g:grid g:gap-3">
      <p className="g:text-ink-2">{t('search.chooseHint')}</p>
      {services.map((service) => {
        const present = picked.get(service.id);
        return (
          <OfferedQuotes
            key={service.id}
            id={headingOf(service.id)}
            service={service}
            chosenId={present?.idCotacao ?? null}
            reason={present?.justificativa ?? null}
            missing={asksForMissing && missing.includes(service)}
            disabled={sending}
            onChoose={(quote) => {
              const hotel = service.tipoServico === 'HOTEL' ? service.cotacoes.find((one) => one.id === quote.id) : undefined;
              if (quote.id === present?.idCotacao) pick(service.id, undefined);
              else if (hotel) policy.choose(hotel, service.tipoServico === 'HOTEL' ? service.cotacoes.filter(isOfferedQuote) : []);
              else pick(service.id, { idCotacao: quote.id, justificativa: null });
            }}
          />
        );
      })}
      <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
        <p aria-live="polite" className="g:me-auto g:min-w-0 g:text-ink-2 g:text-sm">
          {t('search.chosenOf', { chosen: choices.length, all: offered.length })}
        </p>
        {asksForMissing && missing.length > 0 && <InlineError>{message('escolha_uma_opcao_para_cada_servico')}</InlineError>}
        {total !== null && (
          <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3">
            <span className="g:text-ink-2">{t('search.total')}</span>
            <MoneyText value={total} currency="BRL" className="g:font-semibold g:text-xl" />
          </p>
        )}
        <Button tone="primary" disabled={offered.length === 0} onClick={send}>
          <Send aria-hidden="true" />
          {t('search.send')}
        </Button>
      </div>
      <ReviewedTravellers travellers={request.colaboradores} />
      <PolicyQuestion asked={policy.asked} onGiveUp={policy.giveUp} onJustify={policy.justify} />
      <SendQuestion
        request={request}
        choices={choices}
        open={sending}
        onClose={() => setSending(false)}
        onReasonMissing={(idCotacao) => {
          const hotel = request.servicosHotel.flatMap(({ cotacoes }) => cotacoes).find((quote) => quote.id === idCotacao);
          if (hotel) policy.askFor(hotel);
        }}
      />
    </div>
  );
}
