export {
  isResponsible,
  mayAssign,
  mayRelease,
  mayTakeOver,
  type OpeningContext,
  type OpeningQuestion,
  openingQuestion,
  replacesColleague,
  withResponsible,
} from './responsibility.ts';
