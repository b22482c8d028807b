// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const BREAKS = /\r\n|[\t\n\r]/g;

/** A text of several lines without control characters (U+0000 to U+001F, U+007F), except for newline and tab; CR LF becomes a newline. */
export function withoutControlsInLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, '');
}

/** A text of one line without control characters (U+0000 to U+001F, U+007F): a line break or a tab becomes a blank, so that words stay apart. */
export function withoutControls(text: string): string {
  return text.replace(BREAKS, ' ').replace(CONTROLS, '');
}
