/** Calls back when another tab of this browser has stored another value under a name. Returns a function that stops it. */
export function followStored(name: string, act: () => void): () => void {
  const handle = ({ key }: StorageEvent) => key === name && act();
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
