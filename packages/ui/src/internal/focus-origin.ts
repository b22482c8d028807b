/** Where the focus was before something opened, and where it goes when that is gone. */
export interface FocusOrigin {
  readonly element: HTMLElement | null;
  /** The parts of the page around it, from the inside out. */
  readonly around: readonly Element[];
  /** Where the focus was before the window opened that the element is in: such a window may give way to another one, as once its data are there. */
  readonly before?: FocusOrigin | undefined;
}

const WINDOWS = '[role="dialog"], [role="alertdialog"]';
/** The parts of a page that have a heading. */
const PARTS = `article, section, header, main, ${WINDOWS}`;

/** Where the focus was before each window opened. */
const opened = new WeakMap<Element, FocusOrigin>();

/** Notes where the focus was before a window opened. */
export function noteOpened(window: Element, origin: FocusOrigin): void {
  opened.set(window, origin);
}

/** The window that opened last. Without it the focus would go to what lies behind. */
function topWindow(): Element | null {
  return [...document.querySelectorAll(WINDOWS)].at(-1) ?? null;
}

function partsAround(element: Element | null): readonly Element[] {
  const parts: Element[] = [];
  for (let part = (element ?? topWindow())?.closest(PARTS); part; part = part.parentElement?.closest(PARTS)) parts.push(part);
  const main = document.querySelector('main');
  return main && !parts.includes(main) ? [...parts, main] : parts;
}

/** The origin of an element that has the focus. */
export function originOf(element: HTMLElement | null): FocusOrigin {
  const window = element?.closest(WINDOWS);
  return { element, around: partsAround(element), before: window ? opened.get(window) : undefined };
}

/**
 * The element to give the focus back to when something that opened just now closes.
 *
 * A menu item is gone by then: its menu's button takes its place.
 */
export function focusOrigin(): FocusOrigin {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return originOf(null);
  const trigger = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return originOf(trigger ? document.getElementById(trigger) : active);
}

/** The link that stands in the place of one that is gone: what is shown while a page loads gives way to the page, with the same links. */
function sameLink(element: HTMLElement | null, part: Element): HTMLElement | undefined {
  const href = element?.getAttribute('href');
  return href ? [...part.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.getAttribute('href') === href) : undefined;
}

/** The element of an origin, or of what opened its window, that is still there. */
function connected(origin: FocusOrigin | undefined): HTMLElement | null {
  if (!origin) return null;
  return origin.element?.isConnected ? origin.element : connected(origin.before);
}

/**
 * Gives the focus back that is lost with what closed; when its element is gone, to what opened its window, to the same link or else to the heading of the nearest part of
 * the page that is still there. What has taken the focus since keeps it: a window that the next key opened, before this one's end was noticed on
 * a busy machine.
 */
export function returnFocus(origin: FocusOrigin): void {
  const { element, around } = origin;
  const { activeElement } = document;
  const there = connected(origin);
  // Radix gives what is lost to the window around, which nobody chose.
  const isLost = !activeElement || activeElement === document.body || (there !== null && activeElement.contains(there));
  if (!isLost) return;
  if (there) {
    // What takes the focus from a program alone may be higher than the page: its start would be scrolled under the head of the page.
    there.focus({ preventScroll: there.tabIndex < 0 });
    return;
  }
  for (const part of around) {
    if (!part.isConnected) continue;
    const link = sameLink(element, part);
    if (link) {
      link.focus({ preventScroll: true });
      return;
    }
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    // A heading takes the focus from a program alone.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}
