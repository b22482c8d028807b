export { changeView } from './change-view.ts';
export { chooseStartView } from './choose-start-view.ts';
export { insertView } from './insert-view.ts';
export { listViews } from './list-views.ts';
export { removeView } from './remove-view.ts';
export { VIEW_CALLS } from './view-calls.ts';
