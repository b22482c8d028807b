import { CallError } from '@guiche/contract/client';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { saveAirChoices, searchAir } from '@guiche/contract/searches';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { airToIssue, saveAir } from './provider-issues.ts';
import { type Caller, readRequest } from './requests.ts';

/** Saves with a validity that is over by the time this returns. No save takes one that is over already: on a slow machine it ends later. */
async function untilExpired<Saved>(save: (validadeReserva: string) => Promise<Saved>): Promise<Saved> {
  for (let ahead = 1000; ; ahead *= 2) {
    const ends = Date.now() + ahead;
    const saved = await save(new Date(ends).toISOString()).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 422 && ahead < 60_000) return undefined;
      throw error;
    });
    if (saved === undefined) continue;
    while (Date.now() <= ends) await new Promise((resolve) => setTimeout(resolve, 100));
    return saved;
  }
}

/** The chosen flight of a request at issue, as of `airToIssue`, with a reservation that has expired. */
export async function expiredAir(caller: Caller, asks: string): ReturnType<typeof airToIssue> {
  const { request, quote } = await airToIssue(caller, asks);
  const saved = await untilExpired((validadeReserva) => saveAir(caller, request, quote, { ...quote, validadeReserva }));
  return { request: await readRequest(caller, request.id), quote: saved };
}

/** The day of a leg, or a later one when the sandbox has sold its last places on it, or confirms nothing (docs/sandbox.md). */
function confirmedDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  while (date.getUTCDate() > 28) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The first flight that a search finds for a request that is being quoted, chosen and expired, with a locator that asks the sandbox for a behaviour. */
export async function expiredOffer(caller: Caller, { id: idViagem }: TravelRequest, asks: string): Promise<AirQuote> {
  const { client } = caller;
  const [service] = (await readRequest(caller, idViagem)).servicosAereos;
  if (!service) throw new Error('the request has no flight');
  const body = {
    tipo: service.tipo,
    trechos: service.segmentos.map(({ origem, destino, data }) => ({ origem, destino, data: confirmedDay(data) })),
    tipoCabine: null,
    adultos: service.adultos,
    colaboradores: service.viajantes.map(({ id }) => id),
    idServico: service.id,
  };
  const { grupoCotacao } = await client.call(searchAir, { body });
  const escolhida = grupoCotacao[0]?.cotacoes[0];
  if (!escolhida) throw new Error('nothing was found');
  const [answer] = await client.call(saveAirChoices, {
    params: { idViagem },
    body: [{ id: service.id, escolhida, adultos: service.adultos }],
  });
  const chosen = answer?.escolhida;
  if (!chosen) throw new Error('nothing was chosen');
  const paid = service.cotacoes.find(({ tipoPagamento }) => tipoPagamento !== null);
  const worked: AirQuote = {
    ...chosen,
    tipoPagamento: paid?.tipoPagamento ?? null,
    intermediador: 'DIRETO',
    segmentos: chosen.segmentos.map((segment) => ({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, localizador: asks })) })),
  };
  const params = { idViagem, tipoServico: 'aereo' } as const;
  return untilExpired((validadeReserva) => client.call(SAVE_QUOTE.AEREO, { params, body: { ...worked, validadeReserva } }));
}
