export { locatorMask } from './locator-mask.ts';
