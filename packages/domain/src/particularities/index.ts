export { PANEL_MAX_HEIGHT, PANEL_TEXT_LIMIT, panelMaxHeight } from './panel-height.ts';
export { type ShownPreferences, shownPreferences } from './preferences.ts';
