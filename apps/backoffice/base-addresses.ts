import { BASE_PATHS, type Base } from '../../packages/contract/src/call/define-call.ts';

/** The setting of each base. */
const SETTINGS: Readonly<Record<Base, string>> = {
  rest: 'VITE_REST_BASE',
  agency: 'VITE_AGENCY_BASE',
  middleware: 'VITE_MIDDLEWARE_BASE',
  viajor: 'VITE_VIAJOR_BASE',
  integrator: 'VITE_INTEGRATOR_BASE',
  translator: 'VITE_TRANSLATOR_BASE',
};

/**
 * The addresses of the bases that the app is built with: each one a setting of its own, by default the reference server's path. Undefined
 * when none is set, so that the app holds them once. @see
 */
export function baseAddresses(env: Readonly<Record<string, string | undefined>>): Record<Base, string> | undefined {
  const bases = Object.keys(SETTINGS) as Base[];
  if (bases.every((base) => !env[SETTINGS[base]])) return undefined;
  const addressOf = (base: Base) => (env[SETTINGS[base]] || BASE_PATHS[base]).replace(/\/+$/, '');
  return {
    rest: addressOf('rest'),
    agency: addressOf('agency'),
    middleware: addressOf('middleware'),
    viajor: addressOf('viajor'),
    integrator: addressOf('integrator'),
    translator: addressOf('translator'),
  };
}
