import { airLocator } from '@guiche/domain/air/issuing';
import type { ReservationsPort } from './reservations-port.ts';

/** The fare of the reservation that is found, as a part of the expired one, by how the locator begins; any other costs the same. See docs/sandbox.md. */
const FARES: Readonly<Record<string, number>> = { MAI9: 1.1, MEN9: 0.9 };
const HELD_HOURS = 24;

/** A reservation system that decides by the locator. @see Q-257 */
export const sandboxReservations: ReservationsPort = {
  async reserveAgain(quote, now) {
    const start = airLocator(quote).slice(0, 4).toUpperCase();
    if (start === 'FAL9') throw new Error('the reservation system does not answer');
    if (start === 'REC9') {
      return { refusals: ['O voo não tem mais lugares nesta classe.', 'O prazo de emissão da tarifa terminou.'] };
    }
    const factor = FARES[start] ?? 1;
    return {
      tarifa: quote.tarifa === null ? null : Math.round(quote.tarifa * factor * 100) / 100,
      taxas: quote.taxas,
      // The letters are turned round: another code, and the same one at each try.
      codigoReserva: [...airLocator(quote)].reverse().join(''),
      validadeReserva: new Date(now.getTime() + HELD_HOURS * 3_600_000).toISOString(),
    };
  },
};
