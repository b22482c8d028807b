import { airLocator } from '@guiche/domain/air/issuing';
import type { AirMarkupContext } from '@guiche/domain/air/pricing';
import type { AirQuote, AirService, CapturedData, HotelQuote, Quote, TravelRequest } from '@guiche/domain/entities';
import { changedBesideIssue } from '@guiche/domain/issuing';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { servicesOf } from '@guiche/domain/requests';
import type { OpenAirQuote } from '@guiche/ui/modals/air-quote-modal';
import { type ReactNode, useRef } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useRequestCache } from '../request-cache.ts';
import { type AutomaticIssuing as Issuing, IssuingContext } from './issuing-context.ts';
import { askExternal, useAirCapture } from './use-air-capture.tsx';
import { useExpiredReservation } from './use-expired-reservation.ts';
import { type GoToField, useIssueCheck } from './use-issue-check.tsx';
import { useProviderIssue } from './use-provider-issue.tsx';

/** Whether the clerk typed something that the provider would not get: everything but the payment type, and what confirming fills in by itself. */
function hasUnsaved(typed: AirQuote, stored: AirQuote): boolean {
  return changedBesideIssue({ ...typed, tipoPagamento: stored.tipoPagamento }, stored);
}

interface AutomaticIssuingProps {
  request: TravelRequest;
  /** Leads to a field that the check list names. */
  onGoTo: GoToField;
  children: ReactNode;
}

/** Gives the cards and windows of a request what they need to issue at providers; its windows stay while those of the quotes close. */
export function AutomaticIssuing({ request, onGoTo, children }: AutomaticIssuingProps) {
  const notify = useNotify(issuingMessages);
  const cache = useRequestCache(request.idSolicitacao);
  const provider = useProviderIssue(request);
  const search = useExpiredReservation(request);
  const capture = useAirCapture(request);
  const checks = useIssueCheck(request, onGoTo);
  const checking = useRef(false);

  /** The quote as the cache has it: its version may be newer than that of the window. */
  function present<Each extends Quote>(quote: Each): Each {
    const opened = cache.read()?.request ?? request;
    const quotes = servicesOf(opened).flatMap(({ cotacoes }): readonly Quote[] => cotacoes);
    // A quote keeps its kind.
    return (quotes.find(({ id }) => id === quote.id) as Each | undefined) ?? quote;
  }

  /** What another system has issued; null when it has not, or cannot say. @see */
  async function issuedElsewhere(quote: AirQuote): Promise<CapturedData | null> {
    const localizador = airLocator(quote);
    if (localizador === '') return null;
    const answer = await askExternal(request, quote, { localizador, sistemaEmissor: null }).catch(() => null);
    return answer?.emitido ? answer.dados : null;
  }

  async function issueAir(service: AirService, typed: AirQuote, form: OpenAirQuote, markup: AirMarkupContext | null) {
    if (checking.current) return;
    checking.current = true;
    try {
      const stored = present(typed);
      if (hasUnsaved(typed, stored)) {
        notify.say('WARNING', 'salve_antes_de_emitir');
        return;
      }
      const initial = await issuedElsewhere(stored);
      if (initial) {
        await capture.capture({ service, quote: typed, form, markup, initial });
        return;
      }
      const { tipoPagamento } = typed;
      const changed = tipoPagamento !== null && tipoPagamento.id !== stored.tipoPagamento?.id;
      const checked = await checks.check({ ...stored, tipoPagamento });
      if (!checked) return;
      await provider.issue({
        kind: 'AEREO',
        quote: stored,
        motivo: checked.motivo,
        novoTipoPagamentoId: changed ? tipoPagamento.id : undefined,
        show(after, issued) {
          form.show(after);
          // Refused: the chosen payment type is not stored, and stays chosen.
          if (!issued && changed) form.fill({ ...after, tipoPagamento });
        },
      });
    } finally {
      checking.current = false;
    }
  }

  async function issueHotel(quote: HotelQuote, onAsked?: () => void) {
    if (checking.current) return;
    checking.current = true;
    try {
      const stored = present(quote);
      const checked = await checks.check(stored);
      if (checked) await provider.issue({ kind: 'HOTEL', quote: stored, motivo: checked.motivo, show: onAsked });
    } finally {
      checking.current = false;
    }
  }

  const issuing: Issuing = {
    issueAir: (...issue) => void issueAir(...issue),
    issueHotel: (...issue) => void issueHotel(...issue),
    check(quote, onSettled) {
      const show = ({ emissaoEmVerificacao }: Quote) => !emissaoEmVerificacao && onSettled();
      if ('segmentos' in quote) void provider.issue({ kind: 'AEREO', quote: present(quote), show });
      else void provider.issue({ kind: 'HOTEL', quote: present(quote), show });
    },
    capture: (service, quote, form, markup) => void capture.capture({ service, quote, form, markup, initial: null }),
    reSearch: (service, quote, form) => void search.renew(service, quote, form),
    issuing: provider.issuing,
    searching: search.searching,
  };
  return (
    <IssuingContext value={issuing}>
      {children}
      {checks.window}
      {provider.window}
      {search.window}
      {capture.window}
    </IssuingContext>
  );
}
