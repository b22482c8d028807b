/** The screens at which a page or window is looked at. */
const SCREENS = {
  desk: { width: 1366, height: 768 },
  wide: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 700 },
} as const;

/** Parameters of the stories that stand at one of the screens. */
const screens = {
  options: Object.fromEntries(
    Object.entries(SCREENS).map(([name, { width, height }]) => [
      name,
      {
        name: `${width}x${height}`,
        styles: { width: `${width}px`, height: `${height}px` },
        type: width < 640 ? 'mobile' : 'desktop',
      } as const,
    ]),
  ),
};

/** What a story needs to stand at a screen. */
export function onScreen(name: keyof typeof SCREENS) {
  return { parameters: { viewport: screens }, globals: { viewport: { value: name, isRotated: false } } };
}
