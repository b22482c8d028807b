/** How a story is looked at for its pictures. */
export interface Look {
  /** The name of the picture's file, without `.png`. */
  name: string;
  theme: 'light' | 'dark';
  screen: 'desktop' | 'phone';
}

const THEMES = ['light', 'dark'] as const;

/** What a browser is told of each screen. On a phone scroll bars take no room, and a finger is no pointer. */
export const SCREENS = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** Both themes on each screen. */
export const LOOKS: readonly Look[] = (['desktop', 'phone'] as const).flatMap((screen) =>
  THEMES.map((theme) => ({ name: `${theme}-${screen}`, theme, screen })),
);
