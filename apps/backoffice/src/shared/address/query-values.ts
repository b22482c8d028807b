/** The values that stand in the query of an address, by their names there. */
export interface QueryShape<Values extends object> {
  /** The values of an address that says nothing; they are never written. */
  readonly absent: Values;
  /** The value that a text of the address means; undefined for a text that means none. */
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

/** The values in a query; what it does not say, or says in words that mean nothing, is absent. */
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
