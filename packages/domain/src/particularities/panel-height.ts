/** The number of characters up to which the panel of particularities is not limited in height. @see A-253 */
export const PANEL_TEXT_LIMIT = 600;

/** The maximum height of the panel for a longer text, in pixels; the rest is scrolled. @see A-253 */
export const PANEL_MAX_HEIGHT = 150;

/** The maximum height of a text's panel, in pixels; null when it is not limited. @see A-253 */
export function panelMaxHeight(text: string): number | null {
  return text.length > PANEL_TEXT_LIMIT ? PANEL_MAX_HEIGHT : null;
}
