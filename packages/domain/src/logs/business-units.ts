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
  return { text: names.slice(0, SHOWN_BUSINESS_UNITS).join(', ') + (shortened ? '…' : ''), all: names, shortened };
}
