export {
  isResponsible,
  mayAssign,
  mayBeResponsible,
  mayRelease,
  mayTakeOver,
  type OpeningContext,
  type OpeningQuestion,
  openingQuestion,
  replacesColleague,
  withResponsible,
} from './responsibility.ts';
