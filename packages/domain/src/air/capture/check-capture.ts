import type { AirQuote, CapturedData, Flight, Traveller } from '../../entities/index.ts';
import { dayOf } from '../../internal/day-of.ts';
import { isSame } from '../../internal/is-same.ts';
import type { captureMessages } from '../../messages/capture/index.ts';
import type { TopicKey, Violation } from '../../messages/index.ts';
import { comparableName } from './comparable-name.ts';

type CaptureKey = TopicKey<typeof captureMessages>;

type Quoted = Pick<AirQuote, 'segmentos'>;

/**
 * The violation that stops a capture before the external system is called: the locator is missing; `undefined` when there is one.
 * @see Q-189
 */
export function captureNeedsLocator(localizador: string | null): Violation | undefined {
  return localizador?.trim() ? undefined : { key: 'informe_o_localizador', field: 'localizador' };
}

/** The outcome of checking captured data: a violation that ends the capture, or the questions to be confirmed, in their order. */
export type CaptureCheck = { readonly blockedBy: Violation } | { readonly blockedBy: undefined; readonly questions: readonly CaptureKey[] };

function flightsOf({ segmentos }: Quoted): readonly Flight[] {
  return segmentos.flatMap(({ voos }) => voos);
}

function sameNames(captured: CapturedData['passageiros'], quoted: readonly Pick<Traveller, 'nomeCompleto'>[]): boolean {
  const names = captured.map(({ nome, sobrenome }) => comparableName(`${nome} ${sobrenome}`)).sort();
  const expected = quoted.map(({ nomeCompleto }) => comparableName(nomeCompleto)).sort();
  return isSame(names, expected);
}

function daysOf(flights: readonly Pick<Flight, 'dataPartida'>[]): readonly (string | null)[] {
  return flights.map(({ dataPartida }) => dayOf(dataPartida));
}

function originsOf(flights: readonly Pick<Flight, 'origem'>[]): readonly (string | null)[] {
  return flights.map(({ origem }) => origem);
}

/**
 * Compares captured data with the quote: a cancelled issue, a different number of flights or a different departure day ends the capture;
 * different travellers (ignoring case, accents and order) and a different origin are questions. The first violation ends the checks.
 * @see
 */
export function checkCapture(data: CapturedData, quote: Quoted, viajantes: readonly Pick<Traveller, 'nomeCompleto'>[]): CaptureCheck {
  const quoted = flightsOf(quote);
  if (data.statusEmissao === 'CANCELADA') return { blockedBy: { key: 'captura_emissao_cancelada', field: '' } };
  if (data.voos.length !== quoted.length) {
    const params = { capturados: data.voos.length, cotacao: quoted.length };
    return { blockedBy: { key: 'captura_quantidade_de_voos_diferente', params, field: '' } };
  }
  if (!isSame(daysOf(data.voos), daysOf(quoted))) return { blockedBy: { key: 'captura_data_de_partida_diferente', field: '' } };
  const questions: CaptureKey[] = [];
  if (!sameNames(data.passageiros, viajantes)) questions.push('captura_viajantes_diferentes');
  if (!isSame(originsOf(data.voos), originsOf(quoted))) questions.push('captura_origem_diferente');
  return { blockedBy: undefined, questions };
}

/** The text for a failed capture: not found when the error's title says so, else the general text. @see Q-196 */
export function captureFailure(titulo: string | undefined): CaptureKey {
  return titulo?.startsWith('NAO_ENCONTRADO:') ? 'captura_registro_nao_encontrado' : 'erro_ao_capturar_dados_externos';
}
