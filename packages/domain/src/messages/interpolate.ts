/** The values of a text's placeholders, by name. */
export type TextParams = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;
/** A place, with the full stop of a sentence that ends with it. */
const PLACE_AT_END = /\{\{(\w+)\}\}(\.(?=\s|$))?/g;

/**
 * A text with its `{{placeholders}}` filled in, unescaped. A placeholder without a parameter stays as it is, so that it is noticed. A value
 * that ends with a dot (`Banco Jequitibá S.A.`) ends the sentence with it: there is no second one.
 */
export function interpolate(text: string, params: TextParams = {}): string {
  return text.replace(PLACE_AT_END, (place, name: string, stop = '') => {
    if (!Object.hasOwn(params, name)) return place;
    const value = String(params[name]);
    return value.endsWith('.') ? value : value + stop;
  });
}

/** The placeholders of a text that have no parameter. */
export function missingParams(text: string, params: TextParams = {}): string[] {
  return [...text.matchAll(PLACE)].flatMap(([, name = '']) => (Object.hasOwn(params, name) ? [] : [name]));
}
