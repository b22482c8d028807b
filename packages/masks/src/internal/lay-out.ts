/** Puts characters into a pattern in which `0` stands for one of them; drops surplus characters. No mark stands at the end. */
export function layOut(chars: string, pattern: string): string {
  let text = '';
  let index = 0;
  for (const char of pattern) if (index < chars.length) text += char === '0' ? chars[index++] : char;
  return text;
}
