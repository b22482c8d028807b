import type { Language } from '../../language/index.ts';
import { en as airEn } from '../../messages/air/en.ts';
import { es as airEs } from '../../messages/air/es.ts';
import { airMessages } from '../../messages/air/index.ts';
import { en as busEn } from '../../messages/bus/en.ts';
import { es as busEs } from '../../messages/bus/es.ts';
import { busMessages } from '../../messages/bus/index.ts';
import { en as carEn } from '../../messages/car/en.ts';
import { es as carEs } from '../../messages/car/es.ts';
import { carMessages } from '../../messages/car/index.ts';
import { en as hotelEn } from '../../messages/hotel/en.ts';
import { es as hotelEs } from '../../messages/hotel/es.ts';
import { hotelMessages } from '../../messages/hotel/index.ts';
import { messageText, type TextParams } from '../../messages/index.ts';
import { en as textEn } from '../../messages/quote-text/en.ts';
import { es as textEs } from '../../messages/quote-text/es.ts';
import { ptBr as textPtBr } from '../../messages/quote-text/pt-br.ts';
import type { Catalogue } from '../../messages/topic.ts';

const PT_BR = { ...airMessages.ptBr, ...busMessages.ptBr, ...carMessages.ptBr, ...hotelMessages.ptBr, ...textPtBr };
export type ClientKey = keyof typeof PT_BR;

/** Static imports, where a topic fetches: the client's language is chosen when the text is written, and a rule does not wait. */
const WORDS: Record<Language, Readonly<Record<ClientKey, Catalogue[string]>>> = {
  'pt-BR': PT_BR,
  en: { ...airEn, ...busEn, ...carEn, ...hotelEn, ...textEn },
  es: { ...airEs, ...busEs, ...carEs, ...hotelEs, ...textEs },
};

/** Returns the text of a key in the client's language. */
export type ClientWords = (key: ClientKey, params?: TextParams) => string;

/** The words of a quote's text in a language. */
export function clientWords(language: Language): ClientWords {
  return (key, params) => messageText(WORDS[language][key], language, params);
}
