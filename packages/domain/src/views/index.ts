export { mayChangeView } from './may-change-view.ts';
export { type ShownList, sameView } from './same-view.ts';
export { MOST_VIEWS, VIEW_NAME_LENGTH, viewViolations } from './view-violations.ts';
