import { showsIssueButton } from '@guiche/domain/air/issuing';
import { reservationState } from '@guiche/domain/air/quote';
import type { AirQuote, UsableBalance } from '@guiche/domain/entities';
import { CalendarClock, Download, History, Ticket, Wallet } from 'lucide-react';
import { type Path, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { QuoteActions } from '../../quote/quote-actions.tsx';
import { useFillQuote } from '../../quote/use-fill-quote.ts';
import { airActionsTexts } from './air-actions.texts.ts';
import type { AirQuoteActions, AirQuoteModalProps, OpenAirQuote } from './air-quote-modal-props.ts';
import { BalanceOffer } from './balance-offer.tsx';

/** What decides which actions are offered. */
const JUDGED = [
  'agenciaServico',
  'emitidaAutomaticamente',
  'valorAlteradoEmissao',
  'numeroBilhete',
  'segmentos',
  'emissaoEmVerificacao',
  'validadeReserva',
] as const;

interface AirActionsProps extends AirQuoteActions, Pick<AirQuoteModalProps, 'issueContext' | 'now'> {
  balances: readonly UsableBalance[] | undefined;
}

/**
 * The actions on an air quote besides saving it: issuing, capturing, searching again and balances before those of all kinds; below them the
 * balances that it may use, or that it uses one. @see, B-018
 */
export function AirActions(props: AirActionsProps) {
  const { onIssue, onCapture, onReSearch, searching, onPendingBalances, onUseBalance, onStopUsing, onEarlierIssues, ...rest } = props;
  const { balances = [], issueContext, now, ...common } = rest;
  const t = useTexts(airActionsTexts);
  const form = useFormContext<AirQuote>();
  const fillQuote = useFillQuote<AirQuote>();
  const [agenciaServico, emitidaAutomaticamente, valorAlteradoEmissao, numeroBilhete, segmentos, emissaoEmVerificacao, validadeReserva] =
    useWatch({ control: form.control, name: JUDGED });
  const judged = { agenciaServico, emitidaAutomaticamente, valorAlteradoEmissao, numeroBilhete, segmentos };
  const open: OpenAirQuote = {
    show: (stored) => form.reset(stored),
    fill(typed) {
      for (const [name, value] of Object.entries(typed)) {
        // Field by field: a list whose rows are set anew loses the focus in them.
        if (!Object.is(value, form.getValues(name as Path<AirQuote>))) {
          form.setValue(name as Path<AirQuote>, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }
      }
    },
  };
  const withForm = (act: ((typed: AirQuote, form: OpenAirQuote) => void) | undefined) => act && ((typed: AirQuote) => act(typed, open));
  const inDoubt = emissaoEmVerificacao === true;
  const issues = issueContext !== undefined && !inDoubt && showsIssueButton(judged, issueContext);
  const expired = !inDoubt && reservationState({ validadeReserva }, now()) === 'past';
  return (
    <>
      <QuoteActions<AirQuote>
        {...common}
        further={[
          { label: t('issue'), Icon: Ticket, run: issues ? withForm(onIssue) : undefined, pending: common.issuing },
          { label: t('searchAgain'), Icon: CalendarClock, run: expired ? withForm(onReSearch) : undefined, pending: searching },
          { label: t('capture'), Icon: Download, run: inDoubt ? undefined : withForm(onCapture) },
          { label: t('balances'), Icon: Wallet, run: onPendingBalances && ((quote) => onPendingBalances(quote, fillQuote)) },
          { label: t('earlier'), Icon: History, run: onEarlierIssues },
        ]}
      />
      {onUseBalance && <BalanceOffer balances={balances} onUseBalance={onUseBalance} onStopUsing={onStopUsing} />}
    </>
  );
}
