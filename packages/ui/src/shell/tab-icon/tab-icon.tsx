import { useEffect } from 'react';

export interface TabIconProps {
  /** The number on the icon; at 0 the page's own icon stands as it is. Above 9 the icon says `9+`. */
  count: number;
}

// In paths, as an image has no fonts of the page: each digit on a grid of 3 by 5, as the strokes of its outline.
const DIGITS: Readonly<Record<string, string>> = {
  '1': 'M0 1l1.5-1v5M0 5h3',
  '2': 'M0 .8A1.5 1.2 0 0 1 3 1.4C3 2.6 0 3.6 0 5h3',
  '3': 'M0 0h3L1.4 2A1.5 1.5 0 1 1 0 4.2',
  '4': 'M2.2 5V0L0 3.4h3.2',
  '5': 'M2.8 0H.3L.1 2.2A1.6 1.5 0 1 1 0 4.4',
  '6': 'M2.6 0Q0 1.6 0 3.5a1.5 1.5 0 1 0 .2-.8',
  '7': 'M0 0h3L1 5',
  '8': 'M1.5 2.3a1.1 1.1 0 1 1 .1 0 1.4 1.3 0 1 1-.1 0',
  '9': 'M.4 5Q3 3.4 3 1.5a1.5 1.5 0 1 0-.2.8',
  '+': 'M1.5 1v3M0 2.5h3',
};

/** The icon with a number on a red disc, as an address. The colours are those of the icon, which no theme changes. */
function iconAddress(count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const width = text.length * 4 - 1;
  const strokes = [...text].map((sign, place) => `<path transform="translate(${place * 4})" d="${DIGITS[sign] ?? ''}"/>`).join('');
  const scale = text.length > 1 ? 1.4 : 1.8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#0b5567"/><path d="M6 15.5V12a6 6 0 0 1 12 0v3.5M12 12.25v3.25M4.5 18.75h15" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="15.5" cy="8.5" r="8.5" fill="#c42b1c"/><g fill="none" stroke="#fff" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" transform="translate(${15.5 - (width * scale) / 2} ${8.5 - 2.5 * scale}) scale(${scale})">${strokes}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Puts a number on the icon of the browser's tab, in place of the page's own icon, which comes back at 0.
 *
 * Use: once, for what waits for the person while the tab is not looked at.
 * Not for: what is read inside of the page, which is a `Badge`.
 * Parts: one: the number on a disc, over the mark of the product.
 * Keyboard: none.
 * Screen reader: nothing is read: the title of the page says the number too.
 * @see B-051
 * @keywords favicon, ícone da aba, contador
 */
export function TabIcon({ count }: TabIconProps) {
  useEffect(() => {
    if (count <= 0) return;
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]:not([data-count])')];
    const link = document.createElement('link');
    link.rel = 'icon';
    link.type = 'image/svg+xml';
    link.dataset['count'] = String(count);
    link.href = iconAddress(count);
    // Browsers take the last icon; the page's own steps back, or some would keep it.
    for (const icon of own) icon.rel = 'former-icon';
    document.head.append(link);
    return () => {
      link.remove();
      for (const icon of own) icon.rel = 'icon';
    };
  }, [count]);
  return null;
}
