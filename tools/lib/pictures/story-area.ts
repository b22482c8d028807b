/** A rectangle on a page, in CSS pixels from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of the page in which a story draws anything, with a margin for shadows and focus rings: the empty rest of the canvas is not
 * in its pictures. Runs in the page, so it uses nothing from outside of itself.
 */
export function storyArea(): Area {
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const MARGIN = 16;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page: Edges = { left: 0, top: 0, right: scrollWidth, bottom: scrollHeight };
  const drawn: Edges = { left: scrollWidth, top: scrollHeight, right: 0, bottom: 0 };

  const within = (outer: Edges, inner: Edges): Edges => ({
    left: Math.max(outer.left, inner.left),
    top: Math.max(outer.top, inner.top),
    right: Math.min(outer.right, inner.right),
    bottom: Math.min(outer.bottom, inner.bottom),
  });
  const add = ({ left, top, right, bottom }: Edges) => {
    // What is there for screen readers alone is a pixel wide.
    if (right - left < 2 || bottom - top < 2) return;
    drawn.left = Math.min(drawn.left, left);
    drawn.top = Math.min(drawn.top, top);
    drawn.right = Math.max(drawn.right, right);
    drawn.bottom = Math.max(drawn.bottom, bottom);
  };
  const isBox = (element: Element, style: CSSStyleDeclaration) =>
    /^(svg|img|canvas|input|textarea|select)$/.test(element.localName) ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some((width) => width !== '0px');
  const textAreas = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };

  const look = (element: Element, clip: Edges): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const isVisible = style.visibility === 'visible';
    const outer = style.position === 'fixed' ? page : clip;
    const own = within(outer, element.getBoundingClientRect());
    if (isVisible && element !== document.body && isBox(element, style)) add(own);
    if (element instanceof SVGElement) {
      // The words of a chart stand around its drawing.
      if (style.overflowX === 'visible')
        for (const text of element.querySelectorAll('text')) add(within(outer, text.getBoundingClientRect()));
      return;
    }
    const inner = style.overflowX === 'visible' ? outer : own;
    for (const node of element.childNodes) {
      if (node instanceof Element) look(node, inner);
      else if (isVisible && node instanceof Text && node.data.trim() !== '') for (const part of textAreas(node)) add(within(inner, part));
    }
  };
  look(document.body, page);

  const x = Math.max(0, Math.floor(drawn.left - MARGIN));
  const y = Math.max(0, Math.floor(drawn.top - MARGIN));
  const right = Math.min(page.right, Math.ceil(drawn.right + MARGIN));
  const bottom = Math.min(page.bottom, Math.ceil(drawn.bottom + MARGIN));
  if (right <= x || bottom <= y) throw new Error('the story draws nothing');
  return { x, y, width: right - x, height: bottom - y };
}
