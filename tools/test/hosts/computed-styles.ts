/*
 * Runs inside the page: reads what the browser makes of all style sheets.
 */

type Styles = Readonly<Record<string, string>>;

/** What is seen of elements, by what each is and its place in the list. */
export interface Seen {
  /** A number that stands for all styles of the element: those of hundreds of elements are megabytes. */
  readonly marks: Readonly<Record<string, number>>;
  /** The styles of the elements whose mark was not known. */
  readonly styles: Readonly<Record<string, Styles>>;
}

export interface Asked {
  /** Our elements, or those of the page around them. */
  readonly of: 'ours' | 'host';
  /** The marks of the elements whose styles are known. */
  readonly known: Readonly<Record<string, number>>;
}

export function computedStyles({ of, known }: Asked): Seen {
  const marks: Record<string, number> = {};
  const styles: Record<string, Styles> = {};
  const isOurs = (element: Element) => /(^| )g:/.test(element.getAttribute('class') ?? '');
  const elements =
    of === 'host' ? [...document.querySelectorAll('html, body, #host, #host *')] : [...document.querySelectorAll('*')].filter(isOurs);
  // Of 48 bits, in two halves: two styles with the same mark are not to be met.
  const markOf = (values: readonly string[]) => {
    let [high, low] = [0x9e37, 0x85eb];
    for (const value of values) {
      for (let at = 0; at < value.length; at++) {
        const code = value.charCodeAt(at);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
      }
      high ^= low >>> 15;
      low ^= high >>> 13;
    }
    return ((high >>> 8) & 0xffffff) * 0x1000000 + ((low >>> 8) & 0xffffff);
  };
  // The browser lists the same properties for every element, in the order of their names; a page's own ones come behind them.
  const standard = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'));
  const theirs = (style: CSSStyleDeclaration) =>
    [...style].filter((property) => property.startsWith('--') && !property.startsWith('--g-') && !property.startsWith('--guiche-')).sort();
  elements.forEach((element, index) => {
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) continue;
      const style = getComputedStyle(element, pseudo || null);
      if (/before|after/.test(pseudo) && of === 'ours' && style.content === 'none') continue;
      const values: Record<string, string> = {};
      for (const property of of === 'host' ? [...standard, ...theirs(style)] : standard)
        values[property] = style.getPropertyValue(property);
      const words = (element.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.');
      const name = `${index} ${element.tagName.toLowerCase()}.${words}${pseudo}`;
      const mark = markOf(Object.entries(values).flat());
      marks[name] = mark;
      if (known[name] !== mark) styles[name] = values;
    }
  });
  return { marks, styles };
}

/** Waits for the animations that have an end. */
export async function ended(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
}
