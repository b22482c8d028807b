export {
  isResponsible,
  mayAssign,
  mayRelease,
  mayTakeOver,
  type OpeningContext,
  type OpeningQuestion,
  openingQuestion,
} from './responsibility.ts';
