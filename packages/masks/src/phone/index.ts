export { formatPhone, isPartialPhone, isPhone, type PhoneProblem, parsePhone, validatePhone } from './phone.ts';
