const NAME = 'ultimaLista';

/** Stores the address of the present list with its filters, so that a request can lead back to it. @see Q-008 */
export function noteList(address: string): void {
  sessionStorage.setItem(NAME, address);
}

/** The address of the list that this tab showed last; null when a request was opened by its own link. */
export function lastList(): string | null {
  const address = sessionStorage.getItem(NAME);
  return address !== null && /^\/(?!\/)/.test(address) ? address : null;
}
