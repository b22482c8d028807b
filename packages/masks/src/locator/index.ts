export { formatLocator, LOCATOR_LENGTH, type LocatorProblem, parseLocator, validateLocator } from './locator.ts';
