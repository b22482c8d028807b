/**
 * A text in lines that fit, broken between words; a word that is longer than a line is broken within. An empty text is one empty line.
 *
 * @param fits whether a line is short enough; one character always counts as such
 */
export function brokenLines(text: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(text)) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
