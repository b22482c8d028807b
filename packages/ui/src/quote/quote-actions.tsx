import type { CommonQuote } from '@guiche/domain/quotes';
import { CreditCard, type LucideIcon, Paperclip } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../primitives/button/index.ts';
import { quoteActionsTexts } from './quote-actions.texts.ts';

/** What an action may do to the form. */
export interface QuoteFormHandle {
  /** Leaves the payment type open, as a change of the clerk would. @see Q-170 */
  readonly clearPaymentType: () => void;
}

type Act<Quote> = ((quote: Quote) => void) | undefined;

/** The actions on a quote besides saving it. Each is called with the values typed so far; an action that is left out has no button. */
export interface QuoteActionsOf<Quote> {
  /** Shows the card that pays for the quote; it may clear the payment type, when there is no such card. @see Q-170 */
  readonly onShowCard?: ((quote: Quote, form: QuoteFormHandle) => void) | undefined;
  readonly onShowAttachments?: Act<Quote>;
}

/** An action that quotes of one kind have alone. */
interface FurtherAction<Quote> {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: Act<Quote>;
}

interface QuoteActionsProps<Quote> extends QuoteActionsOf<Quote> {
  /** The actions of this kind alone, before those of all. */
  further?: readonly FurtherAction<Quote>[];
}

/** The buttons of the actions on a quote. */
export function QuoteActions<Quote extends CommonQuote>({ further = [], onShowCard, onShowAttachments }: QuoteActionsProps<Quote>) {
  const t = useTexts(quoteActionsTexts);
  const { getValues } = useFormContext<Quote>();
  const { setValue } = useFormContext<CommonQuote>();
  const form = { clearPaymentType: () => setValue('tipoPagamento', null, { shouldDirty: true, shouldTouch: true }) };
  const actions: readonly FurtherAction<Quote>[] = [
    ...further,
    { label: t('card'), Icon: CreditCard, run: onShowCard && ((quote) => onShowCard(quote, form)) },
    { label: t('attachments'), Icon: Paperclip, run: onShowAttachments },
  ];
  return (
    <fieldset className="g:flex g:flex-wrap g:gap-2">
      <legend className="g:sr-only">{t('actions')}</legend>
      {actions.map(
        ({ label, Icon, run }) =>
          run && (
            <Button key={label} size="sm" onClick={() => run(getValues())}>
              <Icon aria-hidden="true" />
              {label}
            </Button>
          ),
      )}
    </fieldset>
  );
}
