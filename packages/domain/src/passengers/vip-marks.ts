interface Marked {
  readonly vip: boolean;
  readonly premium: boolean;
}

/**
 * The travellers as a user sees them: without any VIP or premium mark, unless the user may see them (`visualizarUsuariosVipPremium`).
 * @see A-022
 */
export function withVisibleMarks<Each extends Marked>(travellers: readonly Each[], seesMarks: boolean): Each[] {
  return seesMarks ? [...travellers] : travellers.map((one) => ({ ...one, vip: false, premium: false }));
}
