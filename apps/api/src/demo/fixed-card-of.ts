/** The client companies without a fixed card. */
const CARDLESS: readonly number[] = [104, 110, 112];

/** The id of the fixed card of a client company, which its services name; null for a company without one. @see */
export function fixedCardOf(empresaId: number): string | null {
  return CARDLESS.includes(empresaId) ? null : `f1c0a2d0-0000-4000-8000-${String(empresaId).padStart(12, '0')}`;
}
