import type { TipoServico } from '@guiche/domain/enums';
import { sql } from 'drizzle-orm';
import { solicitacao } from '../../db/schema/solicitacao.ts';

/** What lists and reports read of a request: a few values, not the whole of its JSON. */
export const SLIM_COLUMNS = {
  uuid: solicitacao.uuid,
  id: solicitacao.id,
  status: solicitacao.status,
  statusCotacao: solicitacao.statusCotacao,
  viajantes: sql<string[]>`jsonb_path_query_array(${solicitacao.colaboradores}, '$[*].nomeCompleto')`,
  dataViagem: solicitacao.dataViagem,
  dataVencimentoCotacao: solicitacao.dataVencimentoCotacao,
  dataVencimentoEmissao: solicitacao.dataVencimentoEmissao,
  analiseDesde: solicitacao.analiseDesde,
  tiposServico: sql<TipoServico[] | null>`${solicitacao.dados} -> 'tiposServico'`,
  trajeto: sql<string | null>`${solicitacao.dados} ->> 'trajeto'`,
} as const;
