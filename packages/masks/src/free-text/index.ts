export {
  type FreeTextOptions,
  type FreeTextProblem,
  formatFreeText,
  isFreeText,
  parseFreeText,
  validateFreeText,
} from './free-text.ts';
