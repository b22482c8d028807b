interface TicketBankSession {
  /** The client instance of this tab; null while none is chosen. */
  readonly customer: string | null;
  readonly authorization: string | null;
}

/**
 * The address of the ticket bank with the session in its query: `customer` and `authorization`, each only if there is one.
 *
 * It is a secret: to be made while rendering, for the frame alone, and kept, logged and linked nowhere.
 * @see A-044
 */
export function ticketBankAddress(address: string | undefined, session: TicketBankSession): string | undefined {
  if (!address || !URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of ['customer', 'authorization'] as const) {
    const value = session[name];
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}
