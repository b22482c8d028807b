/** Where the tab keeps the names, by the address of the page that was left. */
const NAME = 'arquivos-perdidos';

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * The names of files that went with their page before they were sent, as when the session ended: a browser cannot keep the files themselves.
 * The page says so once it is open again.
 */
export function createLostFiles(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  // Nothing else writes this entry.
  const read = (): Names => JSON.parse(storage.getItem(NAME) ?? '{}') as Names;
  return {
    note: (address: string, names: readonly string[]) => storage.setItem(NAME, JSON.stringify({ ...read(), [address]: names })),
    /** The names of the files that went with the page at this address; they are told once. */
    take(address: string): readonly string[] {
      const { [address]: names = [], ...others } = read();
      if (Object.keys(others).length > 0) storage.setItem(NAME, JSON.stringify(others));
      else storage.removeItem(NAME);
      return names;
    },
  };
}
