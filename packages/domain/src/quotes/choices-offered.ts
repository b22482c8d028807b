import type { AgencyService, Supplier } from '../entities/index.ts';

/** What a new quote suggests: MANUAL_PEDIDOS_OFF when it is offered, and the agency's standard supplier. @see Q-278 */
export function suggestedConsolidator(offered: readonly AgencyService[]): AgencyService | null {
  return offered.find(({ consolidadora }) => consolidadora === 'MANUAL_PEDIDOS_OFF') ?? null;
}

/** The supplier that a new quote suggests: the agency's standard one. @see Q-278 */
export function suggestedSupplier(agency: { readonly fornecedorPadrao: Supplier | null }): Supplier | null {
  return agency.fornecedorPadrao;
}
