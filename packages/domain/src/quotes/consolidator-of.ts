const RENAMED: ReadonlyMap<string, string> = new Map([
  ['RESERVA FACIL', 'RESERVAFACIL'],
  ['BRT', 'GRUPOBRT'],
]);

/** The consolidator through which an intermediary sells: of the same name, but for RESERVA FACIL and BRT. @see A-275 */
export function consolidatorOf(intermediary: string): string {
  return RENAMED.get(intermediary) ?? intermediary;
}
