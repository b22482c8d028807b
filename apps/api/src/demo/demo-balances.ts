import type { saldoCliente } from '../db/schema/cliente.ts';
import { chosenFlight } from './demo-chosen-flight.ts';
import { brazilianDay, daysAfter } from './demo-clock.ts';
import type { DemoRequest } from './demo-requests.ts';
import { Random } from './random.ts';

type Row = typeof saldoCliente.$inferInsert;

/**
 * Balances that the air quotes at issue may use: of their first travellers, at their airlines, some of a ticket that nobody flew on. The generator
 * is one of its own, so that the other rows do not change with these.
 */
export function makeBalances(seed: number, now: Date, made: readonly DemoRequest[]): Row[] {
  const random = new Random(seed + 17);
  return made
    .filter(({ solicitacao }) => solicitacao.status === 'EMISSAO')
    .flatMap((one): Row[] => {
      const flight = chosenFlight(one);
      if (!flight || !random.chance(0.4)) return [];
      const { empresaId, traveller, cia } = flight;
      const ticket = random.chance(0.5);
      return [
        {
          id: random.uuid(),
          empresaId,
          cia,
          viajante: traveller.nomeCompleto,
          viajanteId: traveller.id,
          valor: random.money(90, 700),
          validade: brazilianDay(daysAfter(now, random.int(10, 330))),
          numeroBilhete: ticket ? `957${random.digits(10)}` : null,
          multa: ticket ? random.money(40, 180) : null,
        },
      ];
    });
}
