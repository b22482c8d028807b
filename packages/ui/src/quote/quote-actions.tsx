import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import type { CommonQuote } from '@guiche/domain/quotes';
import { CreditCard, type LucideIcon, Paperclip, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '../feedback/banner/index.ts';
import { useMessage, useTexts } from '../i18n/index.ts';
import { focusNextRefused } from '../internal/next-refused.ts';
import { Button } from '../primitives/button/index.ts';
import { quoteActionsTexts } from './quote-actions.texts.ts';

/** What an action may do to the form. */
export interface QuoteFormHandle {
  /** Leaves the payment type open, as a change of the clerk would. @see Q-170 */
  readonly clearPaymentType: () => void;
  /** Says at each of these fields that it is needed, and leads to the first of them, which may stand in a folded section. @see Q-180 */
  readonly askFor: (fields: readonly string[]) => void;
}

type Act<Quote> = ((quote: Quote) => void) | undefined;
type FormAct<Quote> = ((quote: Quote, form: QuoteFormHandle) => void) | undefined;

/** The actions on a quote besides saving it. Each is called with the values typed so far; an action that is left out has no button. */
export interface QuoteActionsOf<Quote> {
  /** Shows the card that pays for the quote; it may clear the payment type, when there is no such card. @see Q-170 */
  readonly onShowCard?: FormAct<Quote>;
  /** Asks the provider what became of an issue without an answer; offered while the quote is to be checked. @see Q-112 */
  readonly onCheckIssue?: Act<Quote>;
  /** The provider is being asked. */
  readonly issuing?: boolean | undefined;
  readonly onShowAttachments?: Act<Quote>;
}

/** An action that quotes of one kind have alone. */
interface FurtherAction<Quote> {
  readonly label: string;
  /** The field of the quote that is made here, and typed nowhere: a window that is to begin at it begins at the button. @see B-031 */
  readonly field?: keyof CommonQuote | undefined;
  /** The action is running. */
  readonly pending?: boolean | undefined;
  readonly Icon: LucideIcon;
  readonly run: FormAct<Quote>;
}

interface QuoteActionsProps<Quote> extends QuoteActionsOf<Quote> {
  /** The actions of this kind alone, before those of all. */
  further?: readonly FurtherAction<Quote>[];
}

/** The buttons of the actions on a quote. */
export function QuoteActions<Quote extends CommonQuote>(props: QuoteActionsProps<Quote>) {
  const { further = [], onShowCard, onShowAttachments, onCheckIssue, issuing = false } = props;
  const t = useTexts(quoteActionsTexts);
  const message = useMessage(issuingMessages, dialogsMessages);
  const { control, getValues, setError, setValue } = useFormContext<CommonQuote>();
  const inDoubt = useWatch({ control, name: 'emissaoEmVerificacao' }) === true;
  const bar = useRef<HTMLFieldSetElement>(null);
  // The form of the modal holds a quote of its kind.
  const typed = () => getValues() as Quote;
  const form: QuoteFormHandle = {
    clearPaymentType: () => setValue('tipoPagamento', null, { shouldDirty: true, shouldTouch: true }),
    askFor(fields) {
      for (const field of fields) setError(field as keyof CommonQuote, { type: 'violation', message: message('preencha_o_campo') });
      const element = bar.current?.closest('form');
      // Once the fields say so.
      if (element) setTimeout(() => focusNextRefused(element, null));
    },
  };
  const all: readonly FurtherAction<Quote>[] = [
    ...further,
    { label: t('card'), field: 'solicitacaoVcn', Icon: CreditCard, run: onShowCard },
    { label: t('attachments'), Icon: Paperclip, run: onShowAttachments && ((quote) => onShowAttachments(quote)) },
  ];
  const actions = all.filter(({ run }) => run !== undefined);
  const hadFocus = useRef(false);
  const offered = actions.map(({ label }) => label).join();

  useEffect(() => {
    // The button in focus went with its action. Left to itself the focus would go to the window, around the form, where no key saves.
    const { activeElement } = document;
    const isLost = activeElement === document.body || (activeElement?.contains(bar.current) ?? false);
    if (hadFocus.current && isLost) bar.current?.querySelector('button')?.focus();
  }, [offered]);
  return (
    <>
      {inDoubt && (
        <Banner tone="warning" title={message('emissao_em_verificacao')}>
          {onCheckIssue && (
            <Button size="sm" pending={issuing} onClick={() => onCheckIssue(typed())}>
              <RefreshCw aria-hidden="true" />
              {t('checkIssue')}
            </Button>
          )}
        </Banner>
      )}
      <fieldset
        ref={bar}
        className="g:flex g:flex-wrap g:gap-2"
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // Nothing gets the focus from a button that goes.
          if (relatedTarget !== null) hadFocus.current = false;
        }}
      >
        <legend className="g:sr-only">{t('actions')}</legend>
        {actions.map(
          ({ label, field, Icon, run, pending = false }) =>
            run && (
              <Button key={label} name={field} size="sm" pending={pending} onClick={() => run(typed(), form)}>
                <Icon aria-hidden="true" />
                {label}
              </Button>
            ),
        )}
      </fieldset>
      <p role="status" className="g:sr-only">
        {issuing && message('emissao_em_andamento')}
      </p>
    </>
  );
}
