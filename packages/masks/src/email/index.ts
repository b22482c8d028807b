export { type EmailOptions, type EmailProblem, formatEmail, isEmail, isPartialEmail, parseEmail, validateEmail } from './email.ts';
