import { changeView } from './change-view.ts';
import { chooseStartView } from './choose-start-view.ts';
import { insertView } from './insert-view.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';

/** Every call about saved views. */
export const VIEW_CALLS = [listViews, insertView, changeView, removeView, chooseStartView] as const;
