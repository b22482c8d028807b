import type { Answer } from '@guiche/contract/call';
import type { listSessions } from '@guiche/contract/session';
import type { SessionRow } from './data/sessions.ts';
import { digest } from './token.ts';

/** A session as the wire has one: neither its token nor the digest of it. `token` is that of the call. @see B-068 */
export function wireSession(row: SessionRow, token: string): Answer<typeof listSessions>[number] {
  const { criadaEm, ultimoUso, endereco, programa, tokenHash } = row;
  return {
    criadaEm: criadaEm.toISOString(),
    ultimoUso: ultimoUso.toISOString(),
    endereco,
    programa,
    atual: tokenHash === digest(token),
  };
}
