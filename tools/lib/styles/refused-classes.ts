/** Utilities of one side of the screen, with the one that follows the direction of reading. */
const SIDES: Readonly<Record<string, string>> = {
  ml: 'ms',
  mr: 'me',
  pl: 'ps',
  pr: 'pe',
  left: 'start',
  right: 'end',
  'scroll-ml': 'scroll-ms',
  'scroll-mr': 'scroll-me',
  'scroll-pl': 'scroll-ps',
  'scroll-pr': 'scroll-pe',
  'text-left': 'text-start',
  'text-right': 'text-end',
  'border-l': 'border-s',
  'border-r': 'border-e',
  'rounded-l': 'rounded-s',
  'rounded-r': 'rounded-e',
  'rounded-tl': 'rounded-ss',
  'rounded-tr': 'rounded-se',
  'rounded-bl': 'rounded-es',
  'rounded-br': 'rounded-ee',
};
const RAW_COLOUR = /\[[^\]]*(#[0-9a-f]{3,8}\b|(?<![a-z])(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()/i;
/** All that is in what stands first, last or at some place, as `tr:last-child>*`. */
const ALL_IN_A_PLACE = /:(first|last|nth|only)-[a-z-]+(\([^)]*\))?[>_]+\*/;

/**
 * What is wrong with a class of ours: a side of the screen, a colour that is no token, or a rule that makes Chromium restyle all that is in an
 * element that becomes the last of any (a window that opens behind the app: half of the time of its opening); undefined when nothing is.
 */
export function refusedClass(name: string): string | undefined {
  if (ALL_IN_A_PLACE.test(name)) return `${name}: restyles the whole page whenever a window opens`;
  if (RAW_COLOUR.test(name)) return `${name}: a colour that no theme and no brand can change`;
  const utility = name.slice(name.lastIndexOf(':') + 1).replace(/^-/, '');
  const side = Object.keys(SIDES).find((one) => utility === one || utility.startsWith(`${one}-`));
  return side && `${name}: "${SIDES[side]}" follows the direction in which people read`;
}
