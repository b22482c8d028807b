const RENAMED: ReadonlyMap<string, string> = new Map([
  ['RESERVA FACIL', 'RESERVAFACIL'],
  ['BRT', 'GRUPOBRT'],
]);

/** The consolidator of an intermediary: it has the same name, except for RESERVA FACIL and BRT. @see A-275 */
export function consolidatorOf(intermediary: string): string {
  return RENAMED.get(intermediary) ?? intermediary;
}
