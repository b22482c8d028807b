import type { Language } from '@guiche/domain/language';
import { createInstance } from 'i18next';
import type ptBr from '../../../public/locales/pt-BR.json';

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** A text of the app. Components and rules have their own. */
export type TextKey = WithoutPlural<Leaves<typeof ptBr>>;

const instance = createInstance();
void instance.init({
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  defaultNS: 'app',
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: {},
});

/** Fetches the texts of a language, once. @see */
export async function loadTexts(language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'app')) return;
  const response = await fetch(`/locales/${language}.json?v=${__BUILD_VERSION__}`);
  if (!response.ok) throw new Error(`The texts of ${language} were answered with ${response.status}`);
  instance.addResourceBundle(language, 'app', await response.json());
}

/** Fetches what the first screen needs: a language, and pt-BR as its fallback. @see A-004 */
export async function loadFirstTexts(language: Language): Promise<void> {
  const [own] = await Promise.allSettled([loadTexts(language), language === 'pt-BR' ? undefined : loadTexts('pt-BR')]);
  if (own.status === 'rejected') console.error('The texts could not be fetched.', own.reason);
}

/** The text behind a key, with its `{{params}}` filled in. */
export function textOf(language: Language, key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  return instance.getFixedT(language, 'app')(key, params);
}
