import type { RequestSummary, Traveller } from '@guiche/domain/entities';
import type { StatusCotacaoViagem, TipoServico } from '@guiche/domain/enums';
import { withVisibleMarks } from '@guiche/domain/passengers';
import type { Session } from '../session/data/sessions.ts';
import type { NamedRequest } from './data/named-requests.ts';
import { statusOf } from './data/visible-requests.ts';

/**
 * The travellers of a request with the marks of the directory, which count before their own. Marks of VIP and premium travellers leave the
 * server only for users who may see them. @see
 */
export function travellersFor({ usuario: user }: Session, travellers: readonly Traveller[], marks: NamedRequest['marcas']): Traveller[] {
  const marked = marks ? travellers.map((traveller) => ({ ...traveller, ...marks[traveller.id] })) : travellers;
  return withVisibleMarks(marked, user.visualizarUsuariosVipPremium);
}

export const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** The fields of a request that both lists and the whole request show. */
export function requestHead({ solicitacao: row, empresa: company, responsavel, marcas }: NamedRequest, session: Session) {
  return {
    id: row.id,
    uuid: row.uuid,
    idSolicitacao: row.id,
    status: statusOf(row),
    // As with the status: the tables hold what the contract's schemas accepted.
    statusCotacaoViagem: row.statusCotacao as StatusCotacaoViagem,
    colaboradores: travellersFor(session, row.colaboradores as unknown as Traveller[], marcas),
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
