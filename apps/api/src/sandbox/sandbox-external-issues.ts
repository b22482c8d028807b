import type { CapturedData, Flight, Traveller } from '@guiche/domain/entities';
import type { ExternalIssuesPort, ExternalQuestion } from './external-issues-port.ts';

/** What another system says, by how the locator begins; any other is reserved and not issued. See docs/sandbox.md. */
const CHANGES: Readonly<Record<string, (data: CapturedData) => CapturedData>> = {
  EXT9: (data) => data,
  CAN9: (data) => ({ ...data, statusEmissao: 'CANCELADA' }),
  VOO9: (data) => ({ ...data, voos: data.voos.slice(0, -1) }),
  DAT9: (data) => ({ ...data, voos: data.voos.map((flight) => ({ ...flight, dataPartida: dayAfter(flight.dataPartida) })) }),
  VIA9: (data) => ({
    ...data,
    passageiros: data.passageiros.map((one, place) => (place === 0 ? { ...one, nome: 'OUTRA', sobrenome: 'PESSOA' } : one)),
  }),
  ORI9: (data) => ({ ...data, voos: data.voos.map((flight, place) => (place === 0 ? { ...flight, origem: 'VCP' } : flight)) }),
};

function dayAfter(moment: string): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}${moment.slice(10)}`;
}

const upper = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** A name as airlines write it: given names apart from the last one, without accents. */
function passenger({ nomeCompleto }: Traveller, place: number, flights: readonly Flight[]): CapturedData['passageiros'][number] {
  const names = upper(nomeCompleto).split(/\s+/);
  const sobrenome = names.length > 1 ? (names.pop() ?? '') : '';
  return { nome: names.join(' '), sobrenome, assentos: flights.map((_flight, index) => `${12 + index}${'ABCDEF'[place % 6]}`) };
}

/** The issue as another system has it: what the agency reserved, with tickets, seats and a slightly different fare. */
function issueOf({ localizador, cotacao, viajantes, now }: ExternalQuestion): CapturedData {
  const flights = cotacao.segmentos.flatMap(({ voos }) => voos);
  return {
    statusEmissao: 'EMITIDA',
    voos: flights.flatMap(({ origem, dataPartida }) => (origem && dataPartida ? [{ origem, dataPartida, localizador }] : [])),
    passageiros: viajantes.map((traveller, place) => passenger(traveller, place, flights)),
    bilhetes: viajantes.map((_traveller, place) => ({ numero: `95724011183${String(57 + place).padStart(2, '0')}` })),
    tarifa: cotacao.tarifa === null ? null : Math.round((cotacao.tarifa + 10) * 100) / 100,
    taxas: cotacao.taxas,
    fee: null,
    duRav: null,
    prazoEmissao: null,
    localizador,
    dataEmissao: now.toISOString(),
  };
}

/** Another system, which decides by the locator and makes its issue of what the agency reserved. @see Q-241 */
export const sandboxExternalIssues: ExternalIssuesPort = {
  async find(question) {
    const start = question.localizador.slice(0, 4).toUpperCase();
    if (start === 'FAL9') throw new Error('the system does not answer');
    if (start === 'NAO9') return 'not found';
    return CHANGES[start]?.(issueOf(question)) ?? 'not issued';
  },
};
