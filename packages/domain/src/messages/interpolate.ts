/** What stands in the places of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;

/** A text with its `{{places}}` filled in, unescaped. A place without its parameter stays as it is, so that it is noticed. */
export function interpolate(text: string, params: TextParams = {}): string {
  return text.replace(PLACE, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place));
}

/** The places of a text that have no parameter. */
export function missingParams(text: string, params: TextParams = {}): string[] {
  return [...text.matchAll(PLACE)].flatMap(([, name = '']) => (Object.hasOwn(params, name) ? [] : [name]));
}
