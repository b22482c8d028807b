import type { AgencyService, Supplier } from '../entities/index.ts';

/** The suggested consolidator of a new quote: MANUAL_PEDIDOS_OFF when it is offered, else null. @see Q-278 */
export function suggestedConsolidator(offered: readonly AgencyService[]): AgencyService | null {
  return offered.find(({ consolidadora }) => consolidadora === 'MANUAL_PEDIDOS_OFF') ?? null;
}

/** The suggested supplier of a new quote: the agency's standard one. @see Q-278 */
export function suggestedSupplier(agency: { readonly fornecedorPadrao: Supplier | null }): Supplier | null {
  return agency.fornecedorPadrao;
}
