/** How a story is looked at for its pictures. */
export interface Look {
  /** The name of the picture's file, without `.png`. */
  name: string;
  theme: 'light' | 'dark';
  screen: 'desktop' | 'phone';
}

/** What a browser is told of each screen. On a phone scroll bars take no room, and a finger is no pointer. */
export const SCREENS = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/**
 * Both themes on a desktop, and the dark one on a phone: what is arranged otherwise there is so in both themes, and the colours of the light
 * one are seen on the desktop. A fourth look would take a third more time.
 */
export const LOOKS: readonly Look[] = [
  { name: 'light-desktop', theme: 'light', screen: 'desktop' },
  { name: 'dark-desktop', theme: 'dark', screen: 'desktop' },
  { name: 'dark-phone', theme: 'dark', screen: 'phone' },
];
