/** The names of the embedded pages whose addresses the build writes into the page. */
type EmbeddedPage = 'ticket-bank' | 'hotel-directory';

/** The address that the build was given for an embedded page; undefined without one. @see */
export function embeddedAddress(name: EmbeddedPage): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

/** The origin of an address, as the list of those that a frame may show; an address that is none has no origin. */
export function originsOf(address: string | undefined): readonly string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}
