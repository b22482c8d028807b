export { integrationViolations } from './integration-violations.ts';
export { maskedIntegration, withoutTypedSecrets } from './masked-integration.ts';
export { isSecret, SECRET_MASK } from './secrets.ts';
