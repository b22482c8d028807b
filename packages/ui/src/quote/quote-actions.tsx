import type { CommonQuote } from '@guiche/domain/quotes';
import { CreditCard, type LucideIcon, Paperclip } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../i18n/index.ts';
import { Button } from '../primitives/button/index.ts';
import { quoteActionsTexts } from './quote-actions.texts.ts';

type Act<Quote> = ((quote: Quote) => void) | undefined;

/** The actions on a quote besides saving it. Each is called with the values typed so far; an action that is left out has no button. */
export interface QuoteActionsOf<Quote> {
  readonly onShowCard?: Act<Quote>;
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
  const actions: readonly FurtherAction<Quote>[] = [
    ...further,
    { label: t('card'), Icon: CreditCard, run: onShowCard },
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
