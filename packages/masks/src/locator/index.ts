export {
  formatLocator,
  isLocator,
  isPartialLocator,
  LOCATOR_LENGTH,
  type LocatorProblem,
  parseLocator,
  validateLocator,
} from './locator.ts';
