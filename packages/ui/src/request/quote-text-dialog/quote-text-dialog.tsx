import type { Quote } from '@guiche/domain/entities';
import { LANGUAGES, type Language } from '@guiche/domain/language';
import { QUOTE_TEXT_FORMS, type QuoteTextForm, quoteText, type WrittenService } from '@guiche/domain/quotes/text';
import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { Choice } from '../../internal/choice.tsx';
import { copyKeys } from '../../internal/copy-keys.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { quoteTextDialogTexts } from './quote-text-dialog.texts.ts';

/** In which language and form quotes are written for a client. */
export interface QuoteTextChoice {
  readonly language: Language;
  readonly form: QuoteTextForm;
}

export interface QuoteTextDialogProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** The quotes that are written, in their order. */
  quotes: readonly Quote[];
  /** The service of the quotes: its cities stand where a quote of a bus has no station. */
  service?: WrittenService;
  /** What the service is: route, dates and travellers. */
  context?: ReactNode;
  /** Language and form. */
  choice: QuoteTextChoice;
  /** Called with another language or form. */
  onChoiceChange: (choice: QuoteTextChoice) => void;
  /** Puts the text into the clipboard; returns whether the browser allowed it. The caller closes the window and says that it is copied. */
  onCopy: (text: string) => Promise<boolean>;
  /** The browser has refused the clipboard already: the text is shown selected. */
  refused?: boolean;
}

/**
 * Quotes as text for a client: the language and the form are chosen, the text is shown as it will be copied. Where the browser refuses the
 * clipboard the text is selected, and the keys that copy it are told.
 *
 * Use: to send quotes by e-mail or WhatsApp in a language or form other than the last, and where the clipboard is refused.
 * Not for: copying as last time, which is one press in the menu of the quote.
 * Keyboard: Enter, Space: copy, on its button; Tab: goes to language, form and text; Left, Right: choose another language or form; Escape:
 * closes.
 * Focus: on the button that copies; on the selected text when the clipboard is refused. It returns to what opened the window.
 * Screen reader: the text is a read-only field; a refusal is read at once.
 * @see B-012, B-013
 * @keywords copiar, texto, whatsapp, e-mail, clipboard
 */
export function QuoteTextDialog(props: QuoteTextDialogProps) {
  const { open, onOpenChange, quotes, service, context, choice, onChoiceChange, onCopy, refused = false } = props;
  const t = useTexts(quoteTextDialogTexts);
  const copy = useRef<HTMLButtonElement>(null);
  const preview = useRef<HTMLTextAreaElement>(null);
  const [refusedHere, setRefusedHere] = useState(false);
  const isRefused = refused || refusedHere;
  const text = quoteText(quotes, choice.language, choice.form, service);

  function select() {
    preview.current?.focus();
    preview.current?.select();
  }
  // Also after another language or form: what is seen is what is selected.
  useEffect(() => {
    if (open && isRefused) select();
  }, [open, isRefused]);

  async function handleCopy() {
    const copied = await onCopy(text);
    setRefusedHere(!copied);
    if (!copied) select();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count: quotes.length })}
      context={context}
      initialFocus={isRefused ? preview : copy}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('close')}</Button>
          <Button ref={copy} tone="primary" disabled={text === ''} onClick={() => void handleCopy()}>
            <Copy aria-hidden="true" />
            {t('copy')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        {isRefused && text !== '' && <Banner tone="danger" title={t('refused', { keys: copyKeys() })} />}
        <div className="g:flex g:flex-wrap g:gap-x-6 g:gap-y-3">
          <Choice
            label={t('language')}
            value={choice.language}
            options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
            onValueChange={(language) => onChoiceChange({ ...choice, language })}
          />
          <Choice
            label={t('form')}
            value={choice.form}
            options={QUOTE_TEXT_FORMS.map((form) => ({ value: form, label: t(`form.${form}`) }))}
            onValueChange={(form) => onChoiceChange({ ...choice, form })}
          />
        </div>
        {text === '' ? (
          <Banner tone="info" title={t('empty')} />
        ) : (
          <TextArea ref={preview} readOnly label={t('preview')} description={t('previewHint')} rows={14} value={text} />
        )}
      </div>
    </Dialog>
  );
}
