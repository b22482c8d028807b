import { segmentEnds } from '@guiche/domain/air/display';
import {
  type AirFine,
  cancelledAmounts,
  cancelledSegments,
  cancelsInPart,
  heldAmounts,
  valueLeft,
  wasCancelledInPart,
} from '@guiche/domain/air/issuing';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { cancellationCalculation, changeCalculation, type IssueEnding } from '@guiche/domain/fines';
import type { Violation } from '@guiche/domain/messages';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { finesMessages } from '@guiche/domain/messages/fines';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { formatMoney } from '@guiche/masks/money';
import { Ban, Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { Banner } from '../../feedback/banner/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { momentText } from '../../internal/moment-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type CloseActions, useDiscardQuestion } from '../../quote/discard-question.tsx';
import { confirmOnKeys } from '../../quote/fine-section/index.ts';
import { IssueCalculation } from '../../quote/issue-calculation/index.ts';
import { useAmountQuestion } from '../internal/use-amount-question.tsx';
import { airFineModalTexts } from './air-fine-modal.texts.ts';
import { type TypedAirFine, useAirFine } from './use-air-fine.ts';

export type { TypedAirFine };
/** What the page can do to the open window. */
export type AirFineModalActions = CloseActions;

/** The fine of an issue and its amounts, as they are loaded when the window opens. @see Q-246 */
export type LoadedFine = Pick<AirQuote, 'multa' | 'taxaCancelamento' | 'tarifaTotal' | 'taxas' | 'total' | 'opcaoSaldo'>;

export interface AirFineModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and the buttons that close it, after a question when something was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before what was typed is lost. */
  actionsRef?: RefObject<AirFineModalActions | null> | undefined;
  /** Whether the issue is cancelled or changed. */
  ending: Exclude<IssueEnding, 'DESISTENCIA'>;
  /** The quote that is cancelled or changed, as it is stored. */
  quote: AirQuote;
  /** The service: of a round trip a part can be cancelled. */
  service: Pick<AirService, 'tipo'>;
  /** The issue that replaces a changed one; null while it is not known. */
  replacement?: AirQuote | null;
  /** The fine of the issue and its amounts; undefined while they load. */
  loaded: LoadedFine | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Route, dates and travellers, under the title. */
  context?: ReactNode;
  /** The present moment, which becomes the date of the cancellation. */
  now: Date;
  /** The confirmation is on its way: it is not sent a second time. */
  pending?: boolean;
  /** Why it failed, in words; what was typed stays. */
  failure?: ReactNode;
  /** What the server refused, at its fields. */
  refused?: readonly Violation[] | undefined;
  /** What was typed before and is gone on with: the fields start with it, and the window says so. */
  initial?: TypedAirFine | undefined;
  /** Called with what was typed, at each change: given back as `initial`, it is there when the window opens again. */
  onTyped?: ((typed: TypedAirFine) => void) | undefined;
  /** Called with the entered values and what follows from them. */
  onConfirm: (fine: AirFine) => void;
}

/** The keys that confirm, the same in every language of the product. */
const CONFIRM_KEYS = 'Ctrl+Enter';

/**
 * Confirms the cancellation or the change of an air issue: its amounts, the fine, the ticket credit with its status and the balance option,
 * and beside them what the client pays or gets. Of a round trip it says which segments are cancelled.
 *
 * Of a part it asks the value, from which all else is reckoned. The credit follows the suggestion, value less fine, until somebody types one. A
 * credit of 0 is given back as a refund; with ESTORNO there is no fine. A credit or a fine above the value is asked about before it is sent.
 *
 * Use: for an air issue whose cancellation was asked for, that was issued and is not wanted, or that is being changed.
 * Not for: an issue without a ticket, which is called off in a `ConfirmDialog`; other services, which have windows of their own.
 * Keyboard: Ctrl+Enter: confirms, from its fields; Tab: goes through the fields and the buttons; Escape: closes, after a question when
 * something was typed.
 * Focus: on the fine, or on the value of the part; after a refusal on the first field that is refused.
 * Screen reader: a dialog named by what is confirmed, described by the trip; what the client pays or gets is read when typing pauses, a refusal
 * with its field.
 * @see, B-033
 * @keywords multa aérea, cancelar emissão, alterar emissão, taxa de cancelamento, crédito do bilhete, fine
 */
export function AirFineModal(props: AirFineModalProps) {
  const { open, onOpenChange, ending, quote, service, loaded, onRetry, context } = props;
  const t = useTexts(airFineModalTexts);
  const inPart = ending === 'CANCELAMENTO' && cancelsInPart(quote, service);
  const title = t(ending === 'ALTERACAO' ? 'titleChange' : inPart ? 'titlePart' : 'titleCancel');
  if (loaded) return <FineWindow {...props} loaded={loaded} title={title} inPart={inPart} />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} context={context} size="lg">
      {onRetry ? (
        <ErrorState title={t('loadFailed')} onRetry={onRetry} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-6 g:sm:grid-cols-2">
          <div className="g:grid g:gap-4">
            <Skeleton className="g:h-11" />
            <Skeleton className="g:h-14" />
            <Skeleton className="g:h-14" />
            <Skeleton className="g:h-14" />
          </div>
          <Skeleton className="g:h-44" />
        </div>
      )}
    </Dialog>
  );
}

interface FineWindowProps extends AirFineModalProps {
  loaded: LoadedFine;
  title: string;
  inPart: boolean;
}

/** Mounted once the fine is there, so that its fields start with it. */
function FineWindow(props: FineWindowProps) {
  const { open, onOpenChange, actionsRef, ending, quote, service, replacement = null, loaded, context, now, title, inPart } = props;
  const { pending = false, failure, refused, initial, onTyped, onConfirm } = props;
  const t = useTexts(airFineModalTexts);
  const message = useMessage(balancesMessages, finesMessages);
  const say = useViolationText(balancesMessages, finesMessages, issuingMessages);
  const changes = ending === 'ALTERACAO';
  const unusual = useAmountQuestion();
  const entry = useAirFine({
    ending,
    quote,
    service,
    loaded,
    initial,
    onTyped,
    refused,
    pending,
    onUnusual: unusual.confirm,
    onConfirm,
  });
  const { close, question } = useDiscardQuestion({
    touched: entry.touched,
    pending,
    actionsRef,
    note: t(changes ? 'notChanged' : 'notCancelled'),
    onClose: () => onOpenChange(false),
  });
  const { fine, suggestion, partField, fineField, creditField, statusField } = entry;
  const currency = quote.moeda?.codigo ?? 'BRL';
  const credit = fine.saldoEntrada?.valorEntrada ?? null;
  const entered = { multa: fine.multa, credito: credit };
  const amounts = { ...quote, ...loaded };
  const left = valueLeft(amounts);
  const errorAt = (field: Parameters<typeof entry.violationAt>[0]) => {
    const violation = entry.violationAt(field);
    return violation && say(violation);
  };
  const fineFixed = fine.opcaoSaldo === 'ESTORNO';
  const suggested = formatMoney(suggestion, { currency });
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title={title}
        context={context}
        size="lg"
        initialFocus={inPart ? partField : fineField}
        footer={
          <>
            <Button onClick={close}>{t('close')}</Button>
            <Button
              tone={changes ? 'primary' : 'danger'}
              pending={pending}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void entry.confirm()}
            >
              {changes ? <Check aria-hidden="true" /> : <Ban aria-hidden="true" />}
              {t(changes ? 'confirmChange' : inPart ? 'confirmPart' : 'confirmCancel')}
              <span aria-hidden="true" className="g:max-sm:hidden">
                <Kbd>{CONFIRM_KEYS}</Kbd>
              </span>
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside. */}
        <div className="g:grid g:gap-4" onKeyDown={confirmOnKeys(() => void entry.confirm())}>
          {failure && <Banner tone="danger" title={failure} />}
          {entry.others.map((violation) => (
            <Banner key={violation.key} tone="danger" title={say(violation)} />
          ))}
          {initial && <Banner tone="info" title={t('restored')} />}
          {!changes && <Consequence quote={quote} service={service} />}
          <KeyValueList
            className="g:sm:grid-cols-4"
            items={[
              { label: t('fareTotal'), value: <MoneyText value={loaded.tarifaTotal} currency={currency} /> },
              { label: t('taxes'), value: <MoneyText value={loaded.taxas} currency={currency} /> },
              { label: t('total'), value: <MoneyText value={loaded.total} currency={currency} className="g:font-semibold" /> },
              ...(wasCancelledInPart(quote)
                ? [{ label: t('left'), value: <MoneyText value={left} currency={currency} className="g:font-semibold" /> }]
                : []),
              {
                label: t(changes ? 'changedOn' : 'cancelledOn'),
                value: <span className="g:tabular">{momentText(now.toISOString())}</span>,
              },
            ]}
          />
          <div className="g:@container">
            <div className="g:grid g:gap-x-6 g:gap-y-4 g:@xl:grid-cols-2">
              <div className="g:flex g:min-w-0 g:flex-col g:gap-4">
                {inPart && (
                  <MoneyInput
                    ref={partField}
                    label={t('partValue')}
                    description={t('partValueNote', { amount: formatMoney(left, { currency }) })}
                    currency={currency}
                    required
                    value={entry.valorTrecho}
                    onValueChange={entry.changePart}
                    error={errorAt('valorTrecho')}
                  />
                )}
                <MoneyInput
                  ref={fineField}
                  label={t(changes ? 'changeFine' : 'cancelFine')}
                  description={t(fineFixed ? 'fineNone' : 'fineNote')}
                  currency={currency}
                  required
                  disabled={fineFixed}
                  value={fine.multa}
                  onValueChange={entry.changeFine}
                  error={errorAt('multa')}
                />
                <div className="g:grid g:justify-items-start g:gap-1">
                  <MoneyInput
                    ref={creditField}
                    className="g:w-full"
                    label={t('credit')}
                    description={t('creditNote', { amount: suggested })}
                    currency={currency}
                    required
                    value={credit}
                    onValueChange={entry.changeCredit}
                    error={errorAt('saldoEntrada.valorEntrada')}
                  />
                  {!entry.suggested && (
                    <Button
                      size="sm"
                      tone="quiet"
                      onClick={() => {
                        entry.changeCredit(undefined);
                        // The pressed button goes.
                        creditField.current?.focus();
                      }}
                    >
                      {t('useSuggestion', { amount: suggested })}
                    </Button>
                  )}
                </div>
                <SelectInput
                  ref={statusField}
                  label={t('creditStatus')}
                  required={credit !== 0}
                  disabled={credit === 0}
                  description={credit === 0 ? t('creditStatusNone') : undefined}
                  options={[
                    { value: 'PENDENTE', label: message('saldo_entrada_pendente') },
                    { value: 'UTILIZADO', label: message('saldo_entrada_utilizado') },
                  ]}
                  value={fine.saldoEntrada?.status ?? null}
                  onValueChange={entry.changeStatus}
                  error={errorAt('saldoEntrada.status')}
                />
                <SelectInput
                  label={t('balance')}
                  disabled={credit === 0}
                  description={credit === 0 ? t('balanceFixed') : undefined}
                  placeholder={t('noBalance')}
                  options={[
                    { value: 'ESTORNO', label: message('opcao_saldo_estorno') },
                    { value: 'REEMBOLSO', label: message('opcao_saldo_reembolso') },
                  ]}
                  value={fine.opcaoSaldo}
                  onValueChange={entry.changeOption}
                />
              </div>
              <IssueCalculation
                live
                className="g:self-start"
                calculation={
                  changes
                    ? changeCalculation(heldAmounts(amounts), replacement, entered)
                    : cancellationCalculation(cancelledAmounts(amounts, service, entry.valorTrecho), entered)
                }
              />
            </div>
          </div>
        </div>
      </Dialog>
      {question}
      {unusual.question}
    </>
  );
}

/** Which part of the issue is cancelled, before anything is confirmed. @see */
function Consequence({ quote, service }: Pick<AirFineModalProps, 'quote' | 'service'>) {
  const t = useTexts(airFineModalTexts);
  if (cancelsInPart(quote, service)) {
    const segments = cancelledSegments(quote, service);
    const routes = segments.map((segment) => {
      const { first, last } = segmentEnds(segment);
      return `${first?.origem ?? '–'} → ${last?.destino ?? '–'}`;
    });
    return <Banner tone="info" title={t('part', { count: segments.length, segments: routes.join(', ') })} />;
  }
  return (
    <Banner tone="warning" title={t('whole')}>
      {wasCancelledInPart(quote) && t('rest')}
    </Banner>
  );
}
