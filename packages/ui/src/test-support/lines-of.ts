/** The text of an element, line by line as it stands on the screen. */
export function linesOf(element: Element): readonly string[] {
  const lines: { top: number; text: string }[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      const line = lines.at(-1);
      if (!box || box.width === 0) continue;
      // Sizes differ within a line: its letters overlap in height.
      if (line && box.top < line.top + box.height / 2 + 4) line.text += letter;
      else lines.push({ top: box.top, text: letter });
    }
  }
  return lines.map(({ text }) => text.trim());
}
