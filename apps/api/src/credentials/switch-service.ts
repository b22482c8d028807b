import { versionTag } from '@guiche/contract/call';
import type { OfferedService } from '@guiche/domain/entities';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { isServiceType } from './credential-refusals.ts';
import { lockedService, storeService } from './data/offered-services.ts';

/** Switches a type of service on when it is off, else off. `seen` is the header `if-match`. Errors: 409; 422 for no such type. @see S-365, B-061 */
export async function switchService(
  { db }: Pick<Deps, 'db'>,
  { agencia }: Session,
  id: number,
  seen: string | undefined,
): Promise<OfferedService> {
  if (!isServiceType(id)) throw new ViolationsError([{ key: 'tipo_de_servico_invalido', field: '' }]);
  return withTransaction(db, async (tx) => {
    const { ativo, versao } = await lockedService(tx, agencia.id, id);
    if (seen !== undefined && seen !== versionTag(versao))
      throw new CallError(409, 'servico_alterado_por_outra_pessoa', {}, { atual: { id, ativo, versao } });
    const next = { ativo: !ativo, versao: versao + 1 };
    await storeService(tx, agencia.id, id, next);
    return { id, ...next };
  });
}
