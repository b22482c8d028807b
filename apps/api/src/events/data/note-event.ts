import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/transaction.ts';
import type { StoredEvent } from './events.ts';

/** Notes that something has happened to a request: a part of the transaction in which it does. @see B-042 */
export async function noteEvent(db: Queryable, tipo: StoredEvent['tipo'], solicitacaoUuid: string): Promise<void> {
  await db.execute(sql`
    insert into evento (id, tipo, agencia_id, empresa_id, solicitacao_id)
    select gen_random_uuid(), ${tipo}, agencia_id, empresa_id, id from solicitacao where uuid = ${solicitacaoUuid}`);
}
