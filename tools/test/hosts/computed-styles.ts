/*
 * Runs inside the page: reads what the browser makes of all style sheets.
 */

export type Styles = Readonly<Record<string, string>>;

/** The computed styles of our elements (`ours`) or of those of the page (`host`), by what the element is and its place in the list. */
export function computedStyles(choose: string): Record<string, Styles> {
  const found: Record<string, Styles> = {};
  const isOurs = (element: Element) => /(^| )g:/.test(element.getAttribute('class') ?? '');
  const inHost = 'html, body, #host, #host *';
  const elements = choose === 'host' ? [...document.querySelectorAll(inHost)] : [...document.querySelectorAll('*')].filter(isOurs);
  elements.forEach((element, index) => {
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) continue;
      const style = getComputedStyle(element, pseudo || null);
      if (/before|after/.test(pseudo) && choose === 'ours' && style.content === 'none') continue;
      const values: Record<string, string> = {};
      for (const property of style) {
        const isOurToken = property.startsWith('--g-') || property.startsWith('--guiche-');
        if (choose === 'host' ? !isOurToken : !property.startsWith('--')) values[property] = style.getPropertyValue(property);
      }
      const words = (element.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.');
      found[`${index} ${element.tagName.toLowerCase()}.${words}${pseudo}`] = values;
    }
  });
  return found;
}

/** Waits for the animations that have an end. */
export async function ended(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
}
