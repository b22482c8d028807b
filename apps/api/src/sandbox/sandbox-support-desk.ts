import type { SupportDeskPort } from './support-desk-port.ts';

/** The desk blocks the requests whose numbers end like this. */
const BLOCKED = '13';
/** For these it does not answer, so that a demo can show that, too. */
const SILENT = '77';

const ending = (numero: number) => String(numero).slice(-2);

/** Whether the desk takes part in the request with this number. */
export function deskIntervenes(numero: number): boolean {
  return [BLOCKED, SILENT].includes(ending(numero));
}

/** A desk that decides by the last two digits of a request's number. */
export const sandboxSupportDesk: SupportDeskPort = {
  async blocksChanges(numero) {
    const digits = ending(numero);
    if (digits === SILENT) throw new Error('the support desk does not answer');
    return digits === BLOCKED;
  },
};
