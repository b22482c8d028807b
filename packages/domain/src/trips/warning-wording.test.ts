import { expect, test } from 'vitest';
import { messageText } from '../messages/index.ts';
import { tripsMessages } from '../messages/trips/index.ts';
import { dismissalViolations, TRIP_WARNINGS, type TripWarning, warningLookAt, warningWording } from './index.ts';

const place = { chave: 'k', idServico: 's', idCotacao: null };
const WARNINGS: readonly (readonly [TripWarning, string])[] = [
  [
    { ...place, kind: 'OUTRA_VIAGEM', viajante: 'Ana Lima', idSolicitacao: 77, inicio: '2026-12-10', fim: '2026-12-14' },
    'Ana Lima já tem a solicitação 77, de 10/12/2026 a 14/12/2026.',
  ],
  [
    { ...place, kind: 'CHEGADA_APOS_PARTIDA', local: 'BSB', chegada: '2026-12-10T10:00', partida: '2026-12-10T09:30' },
    'Em BSB, o voo de 10/12/2026 09:30 sai antes de o anterior chegar, às 10/12/2026 10:00.',
  ],
  [
    {
      ...place,
      kind: 'CONEXAO_CURTA',
      local: 'GRU → CGH',
      chegada: '2026-12-10T10:00',
      partida: '2026-12-10T10:30',
      minutos: 30,
      minimo: 45,
    },
    'Conexão de 30 min em GRU → CGH; o mínimo é 45 min.',
  ],
  [{ ...place, kind: 'NOITE_DESCOBERTA', noites: ['2026-12-13'] }, '1 noite sem hospedagem: 13/12.'],
  [
    { ...place, kind: 'NOITE_DESCOBERTA', noites: ['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`) },
    '6 noites sem hospedagem: 01/12, 02/12, 03/12, 04/12, 05/12 ….',
  ],
  [
    { ...place, kind: 'VOLTA_ANTES_DA_IDA', ida: '2026-12-10', volta: '2026-12-08' },
    'A volta, em 08/12/2026, começa antes da ida, em 10/12/2026.',
  ],
  [
    { ...place, kind: 'VALIDADE_ANTES_DA_VIAGEM', nome: 'Passaporte de Ana', validade: '2026-12-01', viagem: '2026-12-14' },
    'Passaporte de Ana vale até 01/12/2026, e a viagem termina em 14/12/2026.',
  ],
];

test.each(WARNINGS)('B-016 B-017 $kind in words, and what to look at', (warning, text) => {
  const { key, params } = warningWording(warning);
  expect(messageText(tripsMessages.ptBr[key], 'pt-BR', params)).toBe(text);
  expect(tripsMessages.ptBr[warningLookAt(warning.kind)]).toMatch(/\.$/);
});
test('B-017 every kind of warning has words', () => {
  expect(new Set(WARNINGS.map(([{ kind }]) => kind))).toEqual(new Set(TRIP_WARNINGS));
});
test.each([
  [null, 1],
  ['', 1],
  ['  \n', 1],
  ['O cliente sabe', 0],
])('B-017 a warning is dismissed with a reason: %j', (motivo, refused) => {
  expect(dismissalViolations(motivo)).toEqual(refused ? [{ key: 'informe_o_motivo', field: 'motivo' }] : []);
});
