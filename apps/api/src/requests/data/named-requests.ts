import type { VipMarks } from '@guiche/domain/entities';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { viajanteVip } from '../../db/schema/cliente.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { RequestRow } from './visible-requests.ts';

const { solicitante: _s, busca: _b, justificativaRetorno: _j, ...headColumns } = getTableColumns(solicitacao);

/** The columns that a list reads of each request: not the texts that it does not show. */
type HeadRow = Omit<RequestRow, 'solicitante' | 'busca' | 'justificativaRetorno'>;

/** A request with the names that it shows. */
export interface NamedRequest {
  readonly solicitacao: HeadRow;
  readonly empresa: { readonly id: number; readonly nome: string; readonly instancia: string };
  readonly responsavel: { readonly id: string; readonly name: string } | null;
  /** The marks that the agency set for travellers of the client, by their ids; null for none. @see A-248 */
  readonly marcas: Readonly<Record<string, VipMarks>> | null;
}

/** The marks of the request's travellers in the directory of its client. */
const marks = sql<NamedRequest['marcas']>`(
  select jsonb_object_agg(own.viajante_id, jsonb_build_object('vip', own.vip, 'premium', own.premium))
  from ${viajanteVip} own
  where own.agencia_id = ${solicitacao.agenciaId} and own.empresa_id = ${solicitacao.empresaId}
    and own.viajante_id in (select traveller ->> 'id' from jsonb_array_elements(${solicitacao.colaboradores}) traveller))`;

/** The beginning of every query that shows requests. */
export function selectNamed(db: Queryable) {
  return db
    .select({
      solicitacao: headColumns,
      empresa: { id: empresa.id, nome: empresa.nome, instancia: empresa.instancia },
      responsavel: { id: usuario.id, name: usuario.nome },
      marcas: marks,
    })
    .from(solicitacao)
    .innerJoin(empresa, eq(empresa.id, solicitacao.empresaId))
    .leftJoin(usuario, eq(usuario.id, solicitacao.responsavelId));
}

/** A request that is known to exist, with its names. */
export async function findNamed(db: Queryable, uuid: string): Promise<NamedRequest> {
  const [named] = await selectNamed(db).where(eq(solicitacao.uuid, uuid));
  if (!named) throw new Error(`request ${uuid} vanished while it was read`);
  return named;
}
