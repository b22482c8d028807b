import { setTimeout as wait } from 'node:timers/promises';
import { passwordIsShown, userIsShown } from '@guiche/domain/credentials';
import type { CredentialContent } from '@guiche/domain/entities';
import { consolidatorName } from '@guiche/domain/quotes';
import type { CredentialTestPort } from './credential-test-port.ts';
import { offersFound } from './search/sandbox-search.ts';

/** How a user or a number begins by which a demo and a test ask for a behaviour. */
const BLOCKED = 'bloque';
const SILENT = 'mudo';
/** A password that no provider takes. */
const WRONG = 'errada';

/** What the provider objects to in a log-in; undefined for one that it takes. */
function objection(consolidadora: string, { usuario = '', senha = '', agencyId = '' }: CredentialContent): string | undefined {
  const provider = consolidatorName(consolidadora);
  const name = (usuario.trim() || agencyId.trim()).toLowerCase();
  if (userIsShown(consolidadora) && usuario.trim() === '') return `${provider}: usuário não informado (AUTH-001).`;
  if (passwordIsShown(consolidadora) && senha === '') return `${provider}: senha não informada (AUTH-002).`;
  if (senha === WRONG) return `${provider}: usuário ou senha inválidos (AUTH-401).`;
  if (name.startsWith(BLOCKED)) return `${provider}: acesso bloqueado para "${usuario || agencyId}" (AUTH-403).`;
  return undefined;
}

/** Providers that know no credential, and judge it by its words alone; see docs/sandbox.md. They take as long as the setting says. */
export function sandboxCredentialTests(milliseconds: number): CredentialTestPort {
  return {
    async test({ kind, consolidadora, content, criteria, limit, now }, signal) {
      if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
      if (content.usuario?.toLowerCase().startsWith(SILENT)) throw new Error('the provider does not answer');
      const reason = objection(consolidadora, content);
      if (reason !== undefined) return { reason };
      return { quantidade: Math.min(limit, offersFound(kind, consolidadora, criteria, now)) };
    },
  };
}
