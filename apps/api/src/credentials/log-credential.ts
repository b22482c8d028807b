import { randomUUID } from 'node:crypto';
import type { CredentialLogEntry } from '@guiche/domain/entities';
import type { CardVault } from '../cards/card-vault.ts';
import type { Queryable, Transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/data/sessions.ts';
import { addLogRows, type CredentialLogRow, logRowsOf } from './data/credential-log.ts';
import { type CredentialRow, companyNamesOf } from './data/credentials.ts';
import { type Content, loggedContent, openContent } from './sealed-content.ts';
import { namedCompanies } from './wire-credential.ts';

type Details = CredentialLogEntry['detalhes'];
type Action = CredentialLogEntry['acao'];

/** The place of an entry in the vault. */
const placeOf = (id: string) => JSON.stringify(['log_credencial', id]);
/** Those of an entry that cannot be opened, as with another key. */
const NOTHING: Details = { identificador: null, credencial: { antigo: null, novo: null }, empresas: { antigo: [], novo: [] } };

/** Old and new values of a credential; `before` is undefined for a new one. */
export function detailsOf(
  cards: CardVault,
  before: CredentialRow | undefined,
  after: CredentialRow,
  names: ReadonlyMap<number, string>,
): Details {
  const companies = (ids: readonly number[]) => namedCompanies(ids, names).map(({ id, nome }) => ({ id: String(id), nome }));
  const [old, fresh]: (Content | undefined)[] = [before && openContent(cards, before), openContent(cards, after)];
  return {
    identificador: after.identificador === '' ? null : after.identificador,
    credencial: {
      antigo: old ? JSON.stringify(loggedContent(old)) : null,
      novo: JSON.stringify(loggedContent(fresh ?? {}, old)),
    },
    empresas: { antigo: before ? companies(before.empresas) : [], novo: companies(after.empresas) },
  };
}

/** Who did something to a credential, and when. */
type Author = Pick<CredentialLogRow, 'usuarioId' | 'usuarioNome' | 'em'>;

/** An entry of the log as it is stored. */
export function logRow(cards: CardVault, after: Pick<CredentialRow, 'id'>, acao: Action, by: Author, details: Details): CredentialLogRow {
  const id = randomUUID();
  return { id, agenciaServicoId: after.id, acao, ...by, detalhes: cards.seal(JSON.stringify(details), placeOf(id)) };
}

/** Writes what was done to a credential, by the user of the session. @see */
export async function logCredential(
  tx: Transaction,
  { cards, now }: Pick<Deps, 'cards' | 'now'>,
  { usuario, agencia }: Session,
  { actions, before, after }: { readonly actions: readonly Action[]; readonly before?: CredentialRow; readonly after: CredentialRow },
): Promise<void> {
  if (actions.length === 0) return;
  const details = detailsOf(cards, before, after, await companyNamesOf(tx, agencia.id));
  const by = { usuarioId: usuario.id, usuarioNome: usuario.nome, em: now() };
  await addLogRows(
    tx,
    actions.map((acao) => logRow(cards, after, acao, by, details)),
  );
}

/** The log of a credential, the latest first. @see A-243 */
export async function credentialLog(db: Queryable, cards: CardVault, id: string): Promise<CredentialLogEntry[]> {
  const rows = await logRowsOf(db, id);
  return rows.map((row) => {
    const text = cards.open(row.detalhes, placeOf(row.id));
    return {
      acao: row.acao,
      idUsuarioAgencia: row.usuarioId,
      colaborador: row.usuarioNome,
      data: row.em.toISOString(),
      // What was stored is what `detailsOf` returned.
      detalhes: text === undefined ? NOTHING : (JSON.parse(text) as Details),
    };
  });
}
