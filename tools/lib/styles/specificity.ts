/** Splits a list of selectors at its own commas, not at those inside brackets. */
export function alternatives(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const sign = list[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, list.slice(from).trim()];
}

/** The place of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a bracket is not closed: ${text}`);
}

/** The classes, attributes and pseudo-classes that a selector counts for its specificity. */
export function classCount(selector: string): number {
  let count = 0;
  let rest = selector;
  for (;;) {
    const call = /:(where|is|not|has|nth-child|nth-last-child)\(/.exec(rest);
    if (!call) break;
    const open = call.index + call[0].length - 1;
    const close = closing(rest, open);
    const inside = rest.slice(open + 1, close);
    if (call[1]?.startsWith('nth')) count += 1;
    else if (call[1] !== 'where') count += Math.max(...alternatives(inside).map(classCount));
    rest = `${rest.slice(0, call.index)} ${rest.slice(close + 1)}`;
  }
  const simple = rest.replace(/::[\w-]+(\([^)]*\))?/g, '');
  return count + (simple.match(/\.(\\.|[\w-])+|\[[^\]]*\]|:[\w-]+(\([^)]*\))?/g) ?? []).length;
}
