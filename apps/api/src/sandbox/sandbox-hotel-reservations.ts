import { setTimeout as wait } from 'node:timers/promises';
import type { HotelReservationPort } from './hotel-reservation-port.ts';

/** How the codes begin by which a demo and a test ask for a behaviour. */
const REFUSED = 'RECUSA';
const SILENT = 'MUDO';
const SLOW = 'LENTO';
const SLOW_MS = 2000;

/** Suppliers that decide by the beginning of a reservation's code. */
export const sandboxHotelReservations: HotelReservationPort = {
  async cancel(codigoReserva, signal) {
    const code = codigoReserva.toUpperCase();
    if (code.startsWith(SILENT)) throw new Error('the supplier does not answer');
    if (code.startsWith(SLOW)) await wait(SLOW_MS, undefined, { signal });
    if (code.startsWith(REFUSED)) {
      return { cancelled: false, reason: `A reserva ${codigoReserva} não aceita mais cancelamento: o prazo do hotel terminou.` };
    }
    return { cancelled: true };
  },
};
