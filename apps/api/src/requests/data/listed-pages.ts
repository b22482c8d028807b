import type { StatusCotacaoViagem } from '@guiche/domain/enums';
import type { ListedRequest } from '@guiche/domain/lists';
import { PHASE_STATUSES, type Phase } from '@guiche/domain/requests';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { empresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { isoOrNull } from '../request-head.ts';
import { matches } from './listed-requests.ts';
import { SLIM_COLUMNS } from './slim-columns.ts';
import { requestIsVisible, statusOf } from './visible-requests.ts';

/** A request of a list with what filters, orders and columns read of it, and what its quotes are found by. */
export interface SlimRequest extends ListedRequest {
  readonly uuid: string;
  readonly analiseDesde: string | null;
}

/** Requests that are read at once: the database passes over the list for each page, and other calls come in between. */
const PAGE = 20_000;

interface Which {
  readonly termo?: string | undefined;
  /** The numbers of those that are wanted; by default all. */
  readonly ids?: readonly number[] | undefined;
}

/**
 * The open requests of a phase that the session may see, by number and page by page.
 *
 * Not in one transaction: on the embedded engine it would keep all others out until the last page, and a request is read once in any case,
 * because its number does not change.
 */
export async function* listedPages(
  db: Queryable,
  session: Session,
  phase: Phase,
  { termo, ids }: Which,
): AsyncGenerator<readonly SlimRequest[]> {
  for (let after = -1; ; ) {
    const rows = await db
      .select({
        ...SLIM_COLUMNS,
        empresa: { id: empresa.id, nome: empresa.nome },
        responsavel: { id: usuario.id, name: usuario.nome },
        mensagensNaoLidas: solicitacao.mensagensNaoLidas,
      })
      .from(solicitacao)
      .innerJoin(empresa, eq(empresa.id, solicitacao.empresaId))
      .leftJoin(usuario, eq(usuario.id, solicitacao.responsavelId))
      .where(
        and(
          requestIsVisible(db, session),
          inArray(solicitacao.status, PHASE_STATUSES[phase]),
          gt(solicitacao.id, after),
          ids && inArray(solicitacao.id, [...ids]),
          ...matches(termo),
        ),
      )
      .orderBy(asc(solicitacao.id))
      .limit(PAGE);
    yield rows.map(
      ({ id, statusCotacao, viajantes, dataVencimentoCotacao, dataVencimentoEmissao, analiseDesde, tiposServico, ...row }) => ({
        ...row,
        idSolicitacao: id,
        status: statusOf(row),
        // The tables hold what the contract's schemas accepted.
        statusCotacaoViagem: statusCotacao as StatusCotacaoViagem,
        colaboradores: viajantes.map((nomeCompleto) => ({ nomeCompleto })),
        dataVencimentoCotacao: isoOrNull(dataVencimentoCotacao),
        dataVencimentoEmissao: isoOrNull(dataVencimentoEmissao),
        analiseDesde: isoOrNull(analiseDesde),
        tiposServico: tiposServico ?? [],
      }),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}
