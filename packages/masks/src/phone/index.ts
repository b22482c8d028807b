export { formatPhone, hasForeignCode, isPartialPhone, isPhone, type PhoneProblem, parsePhone, validatePhone } from './phone.ts';
