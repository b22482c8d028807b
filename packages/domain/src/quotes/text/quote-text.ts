import type { Quote } from '../../entities/index.ts';
import type { Language } from '../../language/index.ts';
import { BRL, inNationalCurrency, isNationalCurrency } from '../../pricing/index.ts';
import { comparableTotal } from '../comparable-total.ts';
import { clientWords } from './client-words.ts';
import { type Offer, offerOf, type Writing, type WrittenService } from './offer-lines.ts';
import { headingText, joinedLines, type QuoteTextForm, WHATSAPP_LIMIT } from './text-form.ts';

function amountText(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}

function totalLine({ total, moeda, cotacaoMoeda }: Quote, { language, words }: Writing): string {
  if (total <= 0) return words('texto_sem_total');
  const national = isNationalCurrency(moeda) || moeda === null ? null : inNationalCurrency(total, cotacaoMoeda);
  const shown = amountText(total, moeda?.codigo ?? BRL.codigo, language);
  return words('texto_total', { total: national === null ? shown : `${shown} (${amountText(national, BRL.codigo, language)})` });
}

function textOf(quote: Quote, option: number | null, writing: Writing): string {
  const { form, words } = writing;
  const { name, lines } = offerOf(quote, writing);
  const heading = option === null ? name : words('texto_opcao', { numero: option, oferta: name });
  return joinedLines([headingText(heading, form), ...lines, headingText(totalLine(quote, writing), form)], form);
}

/** The quotes of a service that are sent to a client with one press: those with a price that are not cancelled. @see B-012, B-013 */
export function quotesToSend<Each extends Quote>(quotes: readonly Each[]): readonly Each[] {
  return quotes.filter((quote) => comparableTotal(quote) !== null);
}

/**
 * Quotes as text for a client, in the client's language: for each what is offered (route, times with their days, airline, cabin; the stay; the
 * car; the bus; the description), baggage, until when it holds or can be cancelled, and the total. Moments are those of Brasília, and the text
 * says so; times of flights and stays are local ones. Nothing internal is in it: no part of the price, no supplier, consolidator, commission,
 * locator or note.
 *
 * `plain`: lines of at most 78 characters, except for a longer word. `whatsapp`: heading and total in bold, WhatsApp's marks in values replaced
 * by characters that look the same, and at most 65,536 characters: quotes that do not fit are counted in its last line. `''` without quotes.
 * @param service the service of the quotes: a bus without a station is written with the city of its service
 * @see B-012
 */
export function quoteText(
  quotes: readonly Quote[],
  language: Language,
  form: QuoteTextForm,
  service: WrittenService | null = null,
): string {
  const writing: Writing = { service, language, form, words: clientWords(language) };
  const texts = quotes.map((quote, index) => textOf(quote, quotes.length > 1 ? index + 1 : null, writing));
  for (let shown = texts.length; shown > 0; shown--) {
    const left = texts.length - shown;
    const text = [...texts.slice(0, shown), ...(left > 0 ? [writing.words('texto_mais_cotacoes', { count: left })] : [])].join('\n\n');
    if (form === 'plain' || text.length <= WHATSAPP_LIMIT) return text;
  }
  return '';
}

/**
 * What a quote offers, as a heading and a line for each fact, as in {@link quoteText}, but without until when it can be had at its price: for a
 * document about what was chosen.
 * @param service as in {@link quoteText}
 * @see B-012, S-124
 */
export function offerFacts(quote: Quote, language: Language, service: WrittenService | null = null): Offer {
  const chosen = 'segmentos' in quote ? { ...quote, validadeReserva: null } : quote;
  return offerOf(chosen, { service, language, form: 'plain', words: clientWords(language) });
}
