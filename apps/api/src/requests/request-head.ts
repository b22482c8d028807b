import type { RequestSummary, Traveller } from '@guiche/domain/entities';
import type { StatusCotacaoViagem, TipoServico } from '@guiche/domain/enums';
import { withVisibleMarks } from '@guiche/domain/passengers';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { empresa } from '../db/schema/agencia.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import type { Queryable } from '../db/transaction.ts';
import { type RequestRow, statusOf } from './request-access.ts';

const { solicitante: _s, busca: _b, justificativaRetorno: _j, ...headColumns } = getTableColumns(solicitacao);

/** What a list reads of each request: not the texts that it does not show. */
type HeadRow = Omit<RequestRow, 'solicitante' | 'busca' | 'justificativaRetorno'>;

/** A request with the names that it shows. */
export interface NamedRequest {
  readonly solicitacao: HeadRow;
  readonly empresa: { readonly id: number; readonly nome: string; readonly instancia: string };
  readonly responsavel: { readonly id: string; readonly name: string } | null;
}

/** The beginning of every query that shows requests. */
export function selectNamed(db: Queryable) {
  return db
    .select({
      solicitacao: headColumns,
      empresa: { id: empresa.id, nome: empresa.nome, instancia: empresa.instancia },
      responsavel: { id: usuario.id, name: usuario.nome },
    })
    .from(solicitacao)
    .innerJoin(empresa, eq(empresa.id, solicitacao.empresaId))
    .leftJoin(usuario, eq(usuario.id, solicitacao.responsavelId));
}

/** Marks of VIP and premium travellers leave the server only for users who may see them. @see A-022 */
export function travellersFor({ usuario: user }: Session, travellers: readonly Traveller[]): Traveller[] {
  return withVisibleMarks(travellers, user.visualizarUsuariosVipPremium);
}

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** What the wire shows of a request in lists and in full. */
export function requestHead({ solicitacao: row, empresa: company, responsavel }: NamedRequest, session: Session) {
  return {
    id: row.id,
    uuid: row.uuid,
    idSolicitacao: row.id,
    status: statusOf(row),
    // As with the status: the tables hold what the contract's schemas let in.
    statusCotacaoViagem: row.statusCotacao as StatusCotacaoViagem,
    colaboradores: travellersFor(session, row.colaboradores as unknown as Traveller[]),
    empresa: company,
    responsavel,
    dataViagem: row.dataViagem,
    dataVencimentoCotacao: isoOrNull(row.dataVencimentoCotacao),
    dataVencimentoEmissao: isoOrNull(row.dataVencimentoEmissao),
    mensagensNaoLidas: row.mensagensNaoLidas,
  };
}

/** A request as lists show it. @see A-114 */
export function requestSummary(request: NamedRequest, session: Session): RequestSummary {
  const { tiposServico, trajeto } = request.solicitacao.dados as { tiposServico?: TipoServico[]; trajeto?: string | null };
  return { ...requestHead(request, session), tiposServico: tiposServico ?? [], trajeto: trajeto ?? null };
}
