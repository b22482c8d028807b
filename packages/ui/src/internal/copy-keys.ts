/** The keys that copy a selected text on this device: `Ctrl+C`, `⌘C`. */
export function copyKeys(): string {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
}
