/** A currency's sign, with the letters before it: `R$`, `US$`, `€`. */
const SIGN = /(\p{L}*)(\p{Sc})/gu;

let names: Intl.DisplayNames | undefined;

/** Whether a word is the ISO 4217 code of a currency, in upper case. */
export function isCurrencyCode(word: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return /^[A-Z]{3}$/.test(word) && names.of(word) !== undefined;
}

/** How a currency is written in Brazil and at home: `US$` and `$`. */
function signsOf(currency: string): readonly string[] {
  return (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? '';
  });
}

/** The codes that stand directly before or behind a number: `USD 100`, `100 EUR`. */
function codesIn(text: string): string[] {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
    return /^[\s:]*[-−–(]?\s*\d/.test(after) || /\d[\s)]*$/.test(before);
  });
  return words.map(([word]) => word.toUpperCase()).filter(isCurrencyCode);
}

/**
 * Whether a text with an amount names another currency than the given one, by its sign or by its ISO code. A `$` alone is the sign of any dollar,
 * peso and real, and `U$` that of the dollar.
 * @param currency ISO 4217 code; nothing is another currency than one that does not exist
 */
export function namesOtherCurrency(text: string, currency: string): boolean {
  if (!isCurrencyCode(currency)) return false;
  const [symbol = '', narrow = ''] = signsOf(currency);
  const agrees = ([sign, letters = '', mark = '']: RegExpExecArray) => {
    const [written, prefix] = [sign.toUpperCase(), letters.toUpperCase()];
    // A copied cell may have its label right before the sign: `TarifaR$`.
    if (symbol.length > 1 && written.endsWith(symbol)) return true;
    return narrow.endsWith(mark) && (currency.startsWith(prefix) || symbol.startsWith(prefix));
  };
  return ![...text.matchAll(SIGN)].every(agrees) || codesIn(text).some((code) => code !== currency);
}
