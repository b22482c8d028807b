/** The values of a text's placeholders, by name. */
export type TextParams = Readonly<Record<string, string | number>>;

const PLACE = /\{\{(\w+)\}\}/g;

/** A text with its `{{placeholders}}` filled in, unescaped. A placeholder without a parameter stays as it is, so that it is noticed. */
export function interpolate(text: string, params: TextParams = {}): string {
  return text.replace(PLACE, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place));
}

/** The placeholders of a text that have no parameter. */
export function missingParams(text: string, params: TextParams = {}): string[] {
  return [...text.matchAll(PLACE)].flatMap(([, name = '']) => (Object.hasOwn(params, name) ? [] : [name]));
}
