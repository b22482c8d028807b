import type { Integration } from '../entities/index.ts';
import { isSecret, SECRET_MASK } from './secrets.ts';

function mapped(integration: Integration, change: (name: string, value: string) => string): Integration {
  const fields = Object.entries(integration.configuracao).map(([name, value]) => [name, change(name, value)] as const);
  return { ...integration, configuracao: Object.fromEntries(fields) };
}

const ownValue = ({ configuracao }: Integration, name: string): string | undefined =>
  Object.hasOwn(configuracao, name) ? configuracao[name] : undefined;

/** An integration as it is shown: each secret is masked; an empty one is not. @see A-228 */
export function maskedIntegration(integration: Integration): Integration {
  return mapped(integration, (name, value) => (value !== '' && isSecret(name, value) ? SECRET_MASK : value));
}

/**
 * An integration as a draft of it may be kept: a secret that was typed is given up for what was shown before, the mask or nothing.
 * @see A-230, B-064
 */
export function withoutTypedSecrets(typed: Integration, shown: Integration | undefined): Integration {
  return mapped(typed, (name, value) =>
    value !== SECRET_MASK && isSecret(name, value) ? ((shown && ownValue(shown, name)) ?? '') : value,
  );
}
