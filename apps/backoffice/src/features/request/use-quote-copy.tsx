import type { Quote, Service } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import { quoteName } from '@guiche/domain/quotes';
import { useToast } from '@guiche/ui/feedback/toast';
import { useUiLanguage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { writeToClipboard } from '../../shared/write-to-clipboard.ts';
import { type QuoteTextChoice, storedTextChoice, storeTextChoice } from './quote-text-choice.ts';

/** With the words of three languages: fetched when something is copied. */
const fetchText = () => import('./quote-tools.ts');
const QuoteTextDialog = onDemand(async () => (await fetchText()).QuoteTextDialog);

/** The window with the text, and what it writes. */
interface Shown {
  readonly quotes: readonly Quote[];
  readonly choice: QuoteTextChoice;
  readonly refused: boolean;
}

export interface QuoteCopy {
  /** Copies quotes as text in the language and form of the last time; opens the window where the clipboard is refused. */
  readonly copy: (quotes: readonly Quote[]) => void;
  /** Opens the window, in which language and form are chosen. */
  readonly copyAs: (quotes: readonly Quote[]) => void;
  /** The window. */
  readonly dialog: ReactNode;
}

/** Copies quotes of a service as text for the client; a toast says so. `context` is the line under the title of the window. @see B-013 */
export function useQuoteCopy(service: Service, context: string): QuoteCopy {
  const t = useText();
  const toast = useToast();
  const notify = useNotify();
  const language = useUiLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  useBackCloses(shown !== null, () => setShown(null));

  async function show(quotes: readonly Quote[], refused: boolean) {
    const { quotesToSend } = await fetchText();
    await QuoteTextDialog.preload();
    const sent = quotes.length === 1 ? quotes : quotesToSend(quotes);
    setShown({ quotes: sent, choice: storedTextChoice(language), refused });
  }

  /** The language of the last time is named where it is not that of the screen: nobody sees the text before the client does. */
  function sayCopied(quotes: readonly Quote[], written: Language) {
    const [only] = quotes;
    const named = written === language ? '' : ` (${new Intl.DisplayNames([language], { type: 'language' }).of(written)})`;
    toast({
      tipo: 'SUCCESS',
      text:
        only && quotes.length === 1
          ? t('request.copied', { quote: quoteName(only), language: named })
          : t('request.copiedAll', { count: quotes.length, language: named }),
      action: { label: t('request.otherFormat'), onAct: () => void attempt(() => show(quotes, false)) },
    });
  }

  async function copy(quotes: readonly Quote[]) {
    const { quotesToSend, quoteText } = await fetchText();
    const sent = quotes.length === 1 ? quotes : quotesToSend(quotes);
    const choice = storedTextChoice(language);
    const text = quoteText(sent, choice.language, choice.form, service);
    if (text !== '' && (await writeToClipboard(text))) sayCopied(sent, choice.language);
    else await show(quotes, text !== '');
  }

  /** Code that cannot be fetched is told in a toast. */
  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    copy: (quotes) => void attempt(() => copy(quotes)),
    copyAs: (quotes) => void attempt(() => show(quotes, false)),
    dialog: shown && (
      <QuoteTextDialog
        open
        onOpenChange={() => setShown(null)}
        quotes={shown.quotes}
        service={service}
        context={context}
        choice={shown.choice}
        onChoiceChange={(choice) => {
          storeTextChoice(choice);
          setShown({ ...shown, choice });
        }}
        refused={shown.refused}
        onCopy={async (text) => {
          const copied = await writeToClipboard(text);
          if (!copied) return false;
          setShown(null);
          sayCopied(shown.quotes, shown.choice.language);
          return true;
        }}
      />
    ),
  };
}
