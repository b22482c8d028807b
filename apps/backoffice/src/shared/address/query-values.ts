/** The values in the query of an address, by their names. */
export interface QueryShape<Values extends object> {
  /** The defaults, which hold for names that are missing in the address; they are never written into it. */
  readonly absent: Values;
  /** Reads a text of the address; undefined for a text that is not valid. */
  readonly read: { readonly [Name in keyof Values]: (text: string) => Values[Name] | undefined };
}

/** Reads a text as it is. */
export function readText(text: string): string {
  return text;
}

/** Reads the id of something: a whole number from 1 up. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Reads one of some known words. */
export function readOneOf<Word extends string>(words: readonly Word[]): (text: string) => Word | undefined {
  return (text) => words.find((word) => word === text);
}

/** The values in a query; a missing or invalid one has its default. */
export function readQuery<Values extends object>({ absent, read }: QueryShape<Values>, query: URLSearchParams): Values {
  const values = { ...absent };
  for (const name in read) {
    const text = query.get(name);
    values[name] = (text === null ? undefined : read[name](text)) ?? absent[name];
  }
  return values;
}

/** The query that holds some values; absent ones are left out, so that an address is clean when nothing is chosen. */
export function writeQuery<Values extends object>({ absent, read }: QueryShape<Values>, values: Values): URLSearchParams {
  const query = new URLSearchParams();
  for (const name in read) {
    if (values[name] !== absent[name]) query.set(name, String(values[name]));
  }
  return query;
}
