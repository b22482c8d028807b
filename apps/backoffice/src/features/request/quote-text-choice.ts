import { LANGUAGES, type Language } from '@guiche/domain/language';
import type { QuoteTextForm } from '@guiche/domain/quotes/text';

const KEY = 'quote-text';

/** In which language and form a person copied quotes the last time, in this browser. */
export interface QuoteTextChoice {
  readonly language: Language;
  readonly form: QuoteTextForm;
}

/** The last choice; before the first one, the language of the screen and WhatsApp. */
export function storedTextChoice(language: Language): QuoteTextChoice {
  const [storedLanguage, storedForm] = (localStorage.getItem(KEY) ?? '').split(' ');
  return {
    language: LANGUAGES.find((known) => known === storedLanguage) ?? language,
    form: storedForm === 'plain' ? 'plain' : 'whatsapp',
  };
}

/** Remembers the choice for the next time. */
export function storeTextChoice({ language, form }: QuoteTextChoice): void {
  localStorage.setItem(KEY, `${language} ${form}`);
}
