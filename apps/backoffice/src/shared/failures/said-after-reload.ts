/** Where the tab keeps what is said again once the page has been loaded anew. */
const NAME = 'aviso-apos-recarga';

/** Loads the page anew, and keeps what was said: it would be gone before anybody has read it. @see A-311 */
export function reloadSaying(text: string): void {
  sessionStorage.setItem(NAME, text);
  location.reload();
}

/** What was said before the page was loaded anew, once; null for nothing. */
export function takeSaidBefore(): string | null {
  const text = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return text;
}
