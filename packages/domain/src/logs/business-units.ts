/** The number of business units that a log entry names. @see A-245 */
export const SHOWN_BUSINESS_UNITS = 3;

/** The business units of a log entry, shortened. */
export interface BusinessUnits {
  /** `Acme, Beta, Gama…`; the ellipsis stands for the others. */
  readonly text: string;
  readonly all: readonly string[];
  /** Whether `text` leaves names out. */
  readonly shortened: boolean;
}

/** The names of business units as a log shows them: at most 3, then an ellipsis; `''` for none. @see A-245 */
export function shownBusinessUnits(names: readonly string[]): BusinessUnits {
  const shortened = names.length > SHOWN_BUSINESS_UNITS;
  const shown = names.slice(0, SHOWN_BUSINESS_UNITS).join(', ');
  // Behind a point, as that of `S.A.`, the ellipsis would read as four points.
  return { text: shortened ? `${shown}${shown.endsWith('.') ? ' ' : ''}…` : shown, all: names, shortened };
}
