import type { Quote, SearchedHotelService, Service, TravelRequest } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import type { LowestPriceRule } from '@guiche/domain/policies';
import { choiceIsOptional, chosenTotal, isSettledService, offeredQuotes } from '@guiche/domain/quotes';
import { type PickedOffer, pickedOffer, servicesOf } from '@guiche/domain/requests';
import { MoneyText } from '@guiche/ui/data/money-text';
import { InlineError } from '@guiche/ui/feedback/inline-error';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { Send, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { HotelsFailure } from './hotels-failure.tsx';
import { OfferedQuotes } from './offered-quotes.tsx';
import { PolicyQuestion } from './policy-question.tsx';
import { ReviewedService } from './reviewed-service.tsx';
import { ReviewedTravellers } from './reviewed-travellers.tsx';
import { SearchSkeleton } from './search-frame.tsx';
import { hotelTripQuery } from './searched-trip.ts';
import { SendBackQuestion } from './send-back-question.tsx';
import { SendQuestion } from './send-question.tsx';
import { usePolicy } from './use-policy.ts';
import { WhyItIsReturned } from './why-it-is-back.tsx';

/** What the traveller picked of each service, by its id; null where the pick was taken back. */
type Picks = Readonly<Record<string, PickedOffer | null>>;

/** The offered quotes of a request, of which its traveller picks one for each service, and sends them. @see S-001, Q-094, Q-096 */
export function TripChoice({ request }: { request: TravelRequest }) {
  const hotels = useQuery({ ...hotelTripQuery(request.id), enabled: request.servicosHotel.length > 0 });
  if (hotels.isError) return <HotelsFailure hotels={hotels} />;
  if (hotels.isLoading) return <SearchSkeleton />;
  return <Choosing request={request} stays={hotels.data?.servicosHotel ?? []} rule={hotels.data?.regraMenorPreco ?? null} />;
}

const offersOf = (service: Service) => offeredQuotes<Quote>(service);

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
  const userId = useUser().id;
  // Both are there again after a reload, until one is sent.
  const picks = useDraft<Picks>({ userId, of: ['escolha'], id: String(request.id) });
  const whyNone = useDraft<string>({ userId, of: ['devolucao'], id: String(request.id) });
  const picked = new Map(services.map((service) => [service.id, pickedOffer(service, picks.value?.[service.id], { stays, rule })]));
  const [asksForMissing, setAsksForMissing] = useState(false);
  const [asked, setAsked] = useState<'send' | 'sendBack' | null>(null);
  const pick = (idServico: string, next: PickedOffer | null) => picks.write({ ...picks.value, [idServico]: next });
  const picksOf = ({ id: idCotacao, versao }: Quote, justificativa: string | null = null) => ({ idCotacao, versao, justificativa });
  const policy = usePolicy({
    draftId: String(request.id),
    rule,
    quotes: [],
    onChoose: ({ escolhida, justificativa }) => escolhida && pick(escolhida.idServico, picksOf(escolhida, justificativa)),
  });
  const offered = services.filter((service) => offersOf(service).length > 0);
  const choices = offered.flatMap(({ id: idServico }) => {
    const one = picked.get(idServico);
    return one ? [{ idServico, idCotacao: one.idCotacao, justificativa: one.justificativa }] : [];
  });
  const wanted = offered.filter((service) => picked.get(service.id) || !choiceIsOptional(service));
  // Where nothing has to be chosen, something is: without it there is nothing to send.
  const missing = choices.length === 0 ? offered : wanted.filter((service) => !picked.get(service.id));
  const total = chosenTotal(
    offered.map((service) => ({ escolhida: offersOf(service).find((quote) => quote.id === picked.get(service.id)?.idCotacao) ?? null })),
  );
  const headingOf = (idServico: string) => `${id}-${idServico}`;

  function send(): void {
    const [first] = missing;
    setAsksForMissing(first !== undefined);
    if (first) document.getElementById(headingOf(first.id))?.focus();
    else if (choices.length > 0) setAsked('send');
  }

  function forget(): void {
    picks.drop();
    whyNone.drop();
    policy.reasons.drop();
    setAsked(null);
  }

  return (
    <div className="g:grid g:gap-3">
      <WhyItIsReturned idViagem={request.id} />
      <p className="g:text-ink-2">{t('search.chooseHint')}</p>
      {services.map((service) => {
        const stay = stays.find(({ id: idServico }) => idServico === service.id);
        if (isSettledService(service) || (choiceIsOptional(service) && offersOf(service).length === 0))
          return <ReviewedService key={service.id} service={service} stay={stay} pending={false} onRemove={undefined} />;
        const present = picked.get(service.id);
        return (
          <OfferedQuotes
            key={service.id}
            id={headingOf(service.id)}
            service={service}
            chosenId={present?.idCotacao ?? null}
            reason={present?.justificativa ?? null}
            optional={choiceIsOptional(service)}
            missing={asksForMissing && missing.includes(service)}
            disabled={asked !== null}
            onChoose={(quote) => {
              const hotel = service.tipoServico === 'HOTEL' ? service.cotacoes.find((one) => one.id === quote.id) : undefined;
              if (quote.id === present?.idCotacao) pick(service.id, null);
              else if (hotel) policy.choose(hotel, service.tipoServico === 'HOTEL' ? offeredQuotes(service) : []);
              else pick(service.id, picksOf(quote));
            }}
          />
        );
      })}
      <div className="g:flex g:flex-wrap g:items-center g:justify-end g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
        <p aria-live="polite" className="g:me-auto g:min-w-0 g:text-ink-2 g:text-sm">
          {t('search.chosenOf', { chosen: choices.length, all: wanted.length })}
        </p>
        {asksForMissing && missing.length > 0 && <InlineError>{message('escolha_uma_opcao_para_cada_servico')}</InlineError>}
        {total !== null && (
          <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3">
            <span className="g:text-ink-2">{t('search.total')}</span>
            <MoneyText value={total} currency="BRL" className="g:font-semibold g:text-xl" />
          </p>
        )}
        <Button onClick={() => setAsked('sendBack')}>
          <Undo2 aria-hidden="true" />
          {t('search.sendBack')}
        </Button>
        <Button tone="primary" disabled={offered.length === 0} onClick={send}>
          <Send aria-hidden="true" />
          {t('search.send')}
        </Button>
      </div>
      <ReviewedTravellers travellers={request.colaboradores} />
      <PolicyQuestion asked={policy.asked} onGiveUp={policy.giveUp} onJustify={policy.justify} reasons={policy.reasons} />
      <SendQuestion
        request={request}
        choices={choices}
        open={asked === 'send'}
        onClose={() => setAsked(null)}
        onOver={forget}
        onReasonMissing={(idCotacao) => {
          const hotel = request.servicosHotel.flatMap(({ cotacoes }) => cotacoes).find((quote) => quote.id === idCotacao);
          if (hotel) policy.askFor(hotel);
        }}
      />
      <SendBackQuestion request={request} open={asked === 'sendBack'} onClose={() => setAsked(null)} onOver={forget} reason={whyNone} />
    </div>
  );
}
