import type { Integration } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';
import { SECRET_MASK } from './secrets.ts';

/** The setting that is the address of a system. */
const ADDRESS = 'url';
/** By what a system is reached, and by what it knows who calls. Its secrets may be empty: some systems ask for none. */
const NEEDED: readonly string[] = [ADDRESS, 'usuario', 'clientId', 'emissor'];

/** Whether a text is the address of a system: of http or https, with a host. A kept secret is one that was let through before. */
function isAddress(text: string): boolean {
  return text === SECRET_MASK || (/^https?:\/\/[^\s/]\S*$/i.test(text.trim()) && URL.canParse(text.trim()));
}

/**
 * What forbids saving integrations, each at its field, `integracoes.0.configuracao.url`: an address that is none, and in an active integration
 * an empty setting by which a system is reached or knows the caller. Settings of other names are the system's own business. Empty when they
 * may be saved.
 * @see A-230
 */
export function integrationViolations(integrations: readonly Integration[]): readonly Violation[] {
  return integrations.flatMap(({ ativo, configuracao }, index) =>
    Object.entries(configuracao).flatMap(([setting, value]): Violation[] => {
      const field = `integracoes.${index}.configuracao.${setting}`;
      if (!isFilled(value)) return ativo && NEEDED.includes(setting) ? [{ key: 'campo_obrigatorio', field }] : [];
      return setting === ADDRESS && !isAddress(value) ? [{ key: 'endereco_web_invalido', field }] : [];
    }),
  );
}
