import type { ClientCard } from '@guiche/domain/entities';
import {
  type AcaoPolitica,
  STATUS_SOLICITACAO,
  type StatusCotacaoViagem,
  TIPO_SERVICO,
  TIPO_SERVICO_ID,
  type TipoServico,
} from '@guiche/domain/enums';
import { readCredential } from '@guiche/domain/pricing';
import { requestIsFinished } from '@guiche/domain/requests';
import { and, asc, count, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { agenciaServico } from '../../db/schema/agencia.ts';
import { aprovadorEmpresa, limitePolitica, rateioSolicitacao, saldoCliente } from '../../db/schema/cliente.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type RequestRow, requestIsVisible, statusOf } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';
import { vipTravellers } from './vip-travellers.ts';

/** How many of the open requests, and of the VIP travellers, a card has. */
const SHOWN = { requests: 5, vips: 30 } as const;

const byKind = (one: { tipoServico: TipoServico }, other: { tipoServico: TipoServico }) =>
  TIPO_SERVICO.indexOf(one.tipoServico) - TIPO_SERVICO.indexOf(other.tipoServico);

/** The least and the most that the agency charges the company for each kind of service. */
export async function feesFor(db: Queryable, session: Session, empresaId: number): Promise<ClientCard['fees']> {
  const rows = await db
    .select()
    .from(agenciaServico)
    .where(and(eq(agenciaServico.agenciaId, session.agencia.id), eq(agenciaServico.ativo, true)));
  // A credential with an empty list of companies serves all of them.
  const serving = rows.filter(({ empresas }) => empresas.length === 0 || empresas.includes(empresaId));
  return TIPO_SERVICO.flatMap((tipoServico) => {
    const fees = serving
      .filter(({ tipoServicoId }) => tipoServicoId === TIPO_SERVICO_ID[tipoServico])
      .flatMap(({ credencial }) => readCredential(credencial).fee ?? []);
    return fees.length > 0 ? [{ tipoServico, minimo: Math.min(...fees), maximo: Math.max(...fees) }] : [];
  });
}

/** The travel policy of a company. */
export async function limitsOf(db: Queryable, empresaId: number): Promise<ClientCard['limites']> {
  const rows = await db.select().from(limitePolitica).where(eq(limitePolitica.empresaId, empresaId));
  return rows
    .map(({ tipoServico, valorMaximo, antecedenciaDias, acao }) => ({
      // The table holds what the contract's schema accepts.
      tipoServico: tipoServico as TipoServico,
      valorMaximo,
      antecedenciaDias,
      acao: acao as AcaoPolitica,
    }))
    .sort(byKind);
}

/** Who approves for a company, in their order. */
export function approversOf(db: Queryable, empresaId: number): Promise<ClientCard['aprovadores']> {
  return db
    .select({ nome: aprovadorEmpresa.nome, email: aprovadorEmpresa.email, alcada: aprovadorEmpresa.alcada })
    .from(aprovadorEmpresa)
    .where(eq(aprovadorEmpresa.empresaId, empresaId))
    .orderBy(asc(aprovadorEmpresa.ordem));
}

/** The VIP and premium travellers in the company's requests, by name; none for a user who may not see them. @see A-022 */
export async function vipsOf(db: Queryable, session: Session, empresaId: number): Promise<ClientCard['vips']> {
  if (!session.usuario.visualizarUsuariosVipPremium) return [];
  const byName = new Map<string, ClientCard['vips'][number]>();
  for (const { nome, vip, premium } of await vipTravellers(db, session, empresaId, undefined)) {
    const same = byName.get(nome);
    byName.set(nome, { nome, vip: vip || (same?.vip ?? false), premium: premium || (same?.premium ?? false) });
  }
  return [...byName.values()].slice(0, SHOWN.vips);
}

/** The other open requests of the company. */
export async function openRequestsOf(
  db: Queryable,
  session: Session,
  { uuid, empresaId }: RequestRow,
): Promise<ClientCard['solicitacoesAbertas']> {
  const open = STATUS_SOLICITACAO.filter((status) => !requestIsFinished(status));
  const which = and(
    requestIsVisible(db, session),
    eq(solicitacao.empresaId, empresaId),
    ne(solicitacao.uuid, uuid),
    inArray(solicitacao.status, open),
  );
  const [all] = await db.select({ total: count() }).from(solicitacao).where(which);
  const next = await db
    .select()
    .from(solicitacao)
    .where(which)
    .orderBy(sql`${solicitacao.dataViagem} asc nulls last`, asc(solicitacao.id))
    .limit(SHOWN.requests);
  return {
    total: all?.total ?? 0,
    proximas: next.map((row) => ({
      idSolicitacao: row.id,
      status: statusOf(row),
      statusCotacaoViagem: row.statusCotacao as StatusCotacaoViagem,
      viajantes: row.colaboradores.map(({ nomeCompleto }) => String(nomeCompleto)).join(', '),
      trajeto: (row.dados as { trajeto?: string | null }).trajeto ?? null,
      dataViagem: row.dataViagem,
    })),
  };
}

/** The credits of a company that can be used on this day, those that end first before the others. */
export function balancesOf(db: Queryable, empresaId: number, today: string): Promise<ClientCard['saldos']> {
  return db
    .select({
      id: saldoCliente.id,
      cia: saldoCliente.cia,
      viajante: saldoCliente.viajante,
      valor: saldoCliente.valor,
      moeda: saldoCliente.moeda,
      validade: saldoCliente.validade,
    })
    .from(saldoCliente)
    .where(
      and(
        eq(saldoCliente.empresaId, empresaId),
        isNull(saldoCliente.cotacaoId),
        or(isNull(saldoCliente.validade), gte(saldoCliente.validade, today)),
      ),
    )
    .orderBy(sql`${saldoCliente.validade} asc nulls last`, asc(saldoCliente.id));
}

/** The projects that pay a request, in their order. @see Q-042 */
export function apportionmentOf(db: Queryable, uuid: string): Promise<ClientCard['rateio']> {
  return db
    .select({ projeto: rateioSolicitacao.projeto, percentual: rateioSolicitacao.percentual })
    .from(rateioSolicitacao)
    .where(eq(rateioSolicitacao.solicitacaoUuid, uuid))
    .orderBy(asc(rateioSolicitacao.ordem));
}
