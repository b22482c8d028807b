export {
  type AuthorizationCodeProblem,
  formatAuthorizationCode,
  isAuthorizationCode,
  isPartialAuthorizationCode,
  parseAuthorizationCode,
  validateAuthorizationCode,
} from './authorization-code.ts';
