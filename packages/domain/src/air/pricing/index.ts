export { type AirMarkupContext, airMarkup, airMarkupPercent } from './air-markup.ts';
