const SIGNS: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', ' ': 'Espaço' };

/** A key as it is written on a keyboard. */
export function keyName(key: string): string {
  return SIGNS[key] ?? key;
}
