// Parts of the lines that all four systems print alike, as sources of regular expressions. Blanks are never counted: web pages and mail
// programs squeeze runs of them into one.

/** Two characters, of which either may be a digit. */
export const AIRLINE = String.raw`(?:[A-Z][A-Z\d]|\d[A-Z])`;
export const LOCATOR = String.raw`[A-Z\d]{6}`;
/** `09JAN`, `6DEC`. */
export const DATE = String.raw`\d{1,2}[A-Z]{3}`;
/** `0810`, `810A`, `1200N`; `08:10` and `8H10`, as people type it. */
export const TIME = String.raw`(?:\d{3,4}[APNM](?![A-Z])|\d{4}|\d{1,2}[:H]\d\d(?:[AP](?![A-Z]))?)`;
/** The number of a line, or none where it was not copied. */
export const LINE_NUMBER = String.raw`^\s*(?:\d{1,3}\s?[.+]?\s+|\d{1,3}[.+])?`;
