/** How many characters the panel of particularities shows whole. @see A-253 */
export const PANEL_TEXT_LIMIT = 600;

/** How high the panel is at most when it holds more, in pixels; what is beyond is scrolled to. @see A-253 */
export const PANEL_MAX_HEIGHT = 150;

/** How high the panel of a text may be, in pixels; null when it is not limited. @see A-253 */
export function panelMaxHeight(text: string): number | null {
  return text.length > PANEL_TEXT_LIMIT ? PANEL_MAX_HEIGHT : null;
}
