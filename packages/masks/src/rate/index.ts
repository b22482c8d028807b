export { formatRate, parseRate, RATE_FRACTION, type RateProblem, validateRate } from './rate.ts';
