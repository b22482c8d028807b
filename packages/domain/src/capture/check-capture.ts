import { daysBetween } from '../dates/index.ts';
import type { AirQuote, CapturedData, Flight, Traveller } from '../entities/index.ts';
import type { captureMessages } from '../messages/capture/index.ts';
import type { TopicKey, Violation } from '../messages/index.ts';
import { comparableName } from './comparable-name.ts';

type CaptureKey = TopicKey<typeof captureMessages>;

type Quoted = Pick<AirQuote, 'segmentos'>;

/** What stops a capture before anything is asked: there is no locator to ask for; `undefined` when there is. @see Q-189 */
export function captureNeedsLocator(localizador: string | null): Violation | undefined {
  return localizador?.trim() ? undefined : { key: 'informe_o_localizador', field: 'localizador' };
}

/** What a capture runs into: something that ends it, or questions to be answered with yes, in their order. */
export type CaptureCheck = { readonly blockedBy: Violation } | { readonly blockedBy: undefined; readonly questions: readonly CaptureKey[] };

function flightsOf({ segmentos }: Quoted): readonly Flight[] {
  return segmentos.flatMap(({ voos }) => voos);
}

function sameNames(captured: CapturedData['passageiros'], quoted: readonly Pick<Traveller, 'nomeCompleto'>[]): boolean {
  const names = captured.map(({ nome, sobrenome }) => comparableName(`${nome} ${sobrenome}`)).sort();
  const expected = quoted.map(({ nomeCompleto }) => comparableName(nomeCompleto)).sort();
  return names.length === expected.length && names.every((name, index) => name === expected[index]);
}

function sameDay(captured: string, quoted: string | null): boolean {
  return quoted !== null && daysBetween(captured, quoted) === 0;
}

/**
 * Holds captured data against the quote: a cancelled issue, another number of flights or another departure day end the capture; other
 * travellers (ignoring case, accents and order) and another origin are asked about. The first block ends the checks.
 * @see
 */
export function checkCapture(data: CapturedData, quote: Quoted, viajantes: readonly Pick<Traveller, 'nomeCompleto'>[]): CaptureCheck {
  const quoted = flightsOf(quote);
  if (data.statusEmissao === 'CANCELADA') return { blockedBy: { key: 'captura_emissao_cancelada', field: '' } };
  if (data.voos.length !== quoted.length) {
    const params = { capturados: data.voos.length, cotacao: quoted.length };
    return { blockedBy: { key: 'captura_quantidade_de_voos_diferente', params, field: '' } };
  }
  if (data.voos.some(({ dataPartida }, index) => !sameDay(dataPartida, quoted[index]?.dataPartida ?? null))) {
    return { blockedBy: { key: 'captura_data_de_partida_diferente', field: '' } };
  }
  const questions: CaptureKey[] = [];
  if (!sameNames(data.passageiros, viajantes)) questions.push('captura_viajantes_diferentes');
  if (data.voos.some(({ origem }, index) => origem !== quoted[index]?.origem)) questions.push('captura_origem_diferente');
  return { blockedBy: undefined, questions };
}

/** What is said when a capture fails: not found when the error's title says so, else the general text. @see Q-196 */
export function captureFailure(titulo: string | undefined): CaptureKey {
  return titulo?.startsWith('NAO_ENCONTRADO:') ? 'captura_registro_nao_encontrado' : 'erro_ao_capturar_dados_externos';
}
