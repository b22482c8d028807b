import type { Language } from '@guiche/domain/language';
import { ptBr as domainPtBr } from '@guiche/domain/messages';
import { createInstance } from 'i18next';
import { ptBr } from './pt-br.ts';

// An instance of our own: the app's languages and namespaces cannot clash with the components'.
const instance = createInstance();
void instance.init({
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  ns: ['ui', 'domain'],
  defaultNS: 'ui',
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: { 'pt-BR': { ui: ptBr, domain: domainPtBr } },
});

const CATALOGUES = {
  en: async () => ({
    ui: (await import('./en.ts')).en,
    domain: { ...(await import('@guiche/domain/messages/en')).en, ...(await import('@guiche/domain/messages/more/en')).en },
  }),
  es: async () => ({
    ui: (await import('./es.ts')).es,
    domain: { ...(await import('@guiche/domain/messages/es')).es, ...(await import('@guiche/domain/messages/more/es')).es },
  }),
};

/** Fetches the texts of a language once. pt-BR is always there: it is the fallback. @see A-004 */
export async function loadTexts(language: Language): Promise<void> {
  if (language === 'pt-BR' || instance.hasResourceBundle(language, 'ui')) return;
  const { ui, domain } = await CATALOGUES[language]();
  instance.addResourceBundle(language, 'ui', ui);
  instance.addResourceBundle(language, 'domain', domain);
}

/** Whether the texts of a language can be shown at once. */
export function hasTexts(language: Language): boolean {
  return instance.hasResourceBundle(language, 'ui');
}

/** Adds texts of the trade in pt-BR that are not there from the first screen on. */
export function addDomainTexts(texts: Readonly<Record<string, string>>): void {
  instance.addResourceBundle('pt-BR', 'domain', texts, true);
}

/** The text behind a key of a namespace, with its `{{params}}` filled in. */
export function textOf(language: Language, namespace: 'ui' | 'domain', key: string, params: Record<string, unknown> = {}): string {
  return instance.getFixedT(language, namespace)(key, params);
}
