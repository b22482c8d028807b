/** An amount of a million or more, as it is shown. */
const AMOUNT = /\d{1,3}(?:\.\d{3}){2,},\d{2}/;
/** What stands in a box of its own: an amount that leaves it lies over the neighbour, or beyond the edge. */
const BOX = 'td, th, dd, dt, p, label, article, fieldset, [data-slot="table"], [data-slot="dialog-body"], [data-slot="dialog-footer"]';
/** Places are fractions of pixels. */
const NEARLY = 0.5;

/** Where nothing may be drawn: beyond the padding of the box. */
function room(box: Element): { readonly left: number; readonly right: number } {
  const { left, right } = box.getBoundingClientRect();
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(box);
  return {
    left: left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth),
    right: right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth),
  };
}

/** The boxes around an element, as far as the one that scrolls sideways: there what does not fit is reached. */
function boxesAround(element: Element): readonly Element[] {
  const boxes: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX === 'auto' && !at.matches(BOX)) break;
    if (at.matches(BOX)) boxes.push(at);
  }
  return boxes;
}

/** The amounts of a million or more that are shown, and those of them that leave a box in which they stand, or are in two lines. */
export function largeAmounts(root: Element): { readonly shown: readonly string[]; readonly unfitting: readonly string[] } {
  const shown: string[] = [];
  const unfitting: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const found = AMOUNT.exec(text.textContent ?? '');
    const { parentElement } = text;
    if (!found || !parentElement || parentElement.closest('.g\\:sr-only')) continue;
    const range = document.createRange();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    const { left, right } = range.getBoundingClientRect();
    shown.push(found[0]);
    const leaves = boxesAround(parentElement).some((box) => {
      const inner = room(box);
      return left < inner.left - NEARLY || right > inner.right + NEARLY;
    });
    if (leaves || range.getClientRects().length > 1) unfitting.push(found[0]);
  }
  return { shown, unfitting };
}
