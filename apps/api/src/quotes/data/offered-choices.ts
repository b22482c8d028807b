import type { AgencyService, Currency, Intermediary, PaymentType, Supplier } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { and, eq } from 'drizzle-orm';
import { agenciaServico, fornecedor } from '../../db/schema/agencia.ts';
import { intermediador, moeda, tipoPagamento } from '../../db/schema/referencia.ts';
import type { Queryable } from '../../db/transaction.ts';
import { wireAgencyService, wireCurrency, wirePaymentType } from '../../lookups/wire-choices.ts';

/** Ids are text on the wire; the column takes uuids alone. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The choices that a quote of an agency has, by id; undefined for one that the agency does not have. */
export function offeredChoices(db: Queryable, agenciaId: number, kind: TipoServico) {
  return {
    async consolidator(id: string): Promise<AgencyService | undefined> {
      if (!UUID.test(id)) return undefined;
      const ofAgency = and(eq(agenciaServico.agenciaId, agenciaId), eq(agenciaServico.tipoServicoId, TIPO_SERVICO_ID[kind]));
      const [row] = await db
        .select()
        .from(agenciaServico)
        .where(and(eq(agenciaServico.id, id), ofAgency));
      return row && wireAgencyService(row);
    },
    async paymentType(id: number): Promise<PaymentType | undefined> {
      const [row] = await db
        .select()
        .from(tipoPagamento)
        .where(and(eq(tipoPagamento.id, id), eq(tipoPagamento.agenciaId, agenciaId)));
      return row && wirePaymentType(row);
    },
    async supplier(id: string): Promise<Supplier | undefined> {
      if (!UUID.test(id)) return undefined;
      const [row] = await db
        .select({ id: fornecedor.id, nome: fornecedor.nome })
        .from(fornecedor)
        .where(and(eq(fornecedor.id, id), eq(fornecedor.agenciaId, agenciaId)));
      return row;
    },
    async currency(id: number): Promise<Currency | undefined> {
      const [row] = await db.select().from(moeda).where(eq(moeda.id, id));
      return row && wireCurrency(row);
    },
    async intermediaries(): Promise<Intermediary[]> {
      const rows = await db.select().from(intermediador);
      return rows.map(({ nome, tipoServicoId }) => ({ nome, tipoServico: tipoServicoId }));
    },
  };
}
