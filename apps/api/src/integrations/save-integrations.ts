import { versionTag } from '@guiche/contract/call';
import type { Integration } from '@guiche/domain/entities';
import { integrationViolations } from '@guiche/domain/integrations';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { type ClientPlace, integrationsOf, lockVersion, storeIntegrations } from './data/integrations.ts';
import { sealedRow, wireIntegration } from './sealed-integration.ts';

/** Integrations as the wire has them, with their version. */
export interface ShownIntegrations {
  readonly versao: number;
  readonly integrations: Integration[];
}

/** The integrations of a client. @see A-228 */
export async function shownIntegrations({ db }: Pick<Deps, 'db'>, place: ClientPlace): Promise<ShownIntegrations> {
  const { versao, rows } = await integrationsOf(db, place);
  return { versao, integrations: rows.map(wireIntegration) };
}

/** Saves integrations of a client. `seen` is the header `if-match`. Errors: 409 when another version is stored; 422. @see, B-061 */
export function saveIntegrations(
  { db, cards }: Deps,
  place: ClientPlace,
  { sent, seen }: { readonly sent: readonly Integration[]; readonly seen: string | undefined },
): Promise<ShownIntegrations> {
  return withTransaction(db, async (tx) => {
    const versao = await lockVersion(tx, place);
    const { rows } = await integrationsOf(tx, place);
    if (seen !== undefined && seen !== versionTag(versao)) {
      throw new CallError(409, 'integracoes_alteradas_por_outra_pessoa', {}, { atual: rows.map(wireIntegration) });
    }
    const violations = integrationViolations(sent);
    if (violations.length > 0) throw new ViolationsError(violations);
    const stored = new Map(rows.map((row) => [row.nome, row]));
    const kept = sent.map((integration) => sealedRow(cards, place, integration, stored.get(integration.nome)));
    await storeIntegrations(tx, place, kept, versao + 1);
    return shownIntegrations({ db: tx }, place);
  });
}
