import { expect, test } from 'vitest';
import { prepareBusQuote } from '../bus/quote/index.ts';
import { prepareCarQuote } from '../car/quote/index.ts';
import type { BusQuote, CarQuote, OtherQuote } from '../entities/index.ts';
import { prepareOtherQuote } from '../other/quote/index.ts';
import { busQuote, carQuote } from '../test-support/quotes.ts';

function otherQuote(changes: Partial<OtherQuote> = {}): OtherQuote {
  const { classe: _classe, dataPartida: _dataPartida, dataChegada: _dataChegada, ...common } = busQuote();
  return { ...common, descricao: 'Seguro viagem', ...changes };
}

/** The example of Q-117, and texts as people type them. */
const TYPED = {
  tarifa: 1234.5,
  taxas: 89.9,
  taxaExtra: 30,
  fee: 45,
  iss: 24.69,
  duRav: 40,
  markup: 123.45,
  tarifaTotal: 1,
  total: 2,
  tipo: null,
  tipoOrigemCotacao: null,
  numeroBilhete: '957 2401 118',
  codigoTransacaoCartao: ' 65 4321 ',
  endereco: 'Rua A, 10 – <b>',
  camposCustomizados: [{ id: '1', nome: 'Motivo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: false, valor: ' Reunião ' }],
} satisfies Partial<CarQuote & BusQuote & OtherQuote>;

const KINDS = [
  ['car', () => prepareCarQuote(carQuote(TYPED))],
  ['bus', () => prepareBusQuote(busQuote(TYPED))],
  ['other', () => prepareOtherQuote(otherQuote(TYPED))],
] as const;
test.each(KINDS)('Q-116 Q-117 %s: the totals follow from the amounts, and the typed markup stays', (_kind, prepared) =>
  expect(prepared()).toMatchObject({ markup: 123.45, tarifaTotal: 1357.95, total: 1587.54 }),
);
test.each(KINDS)('Q-087 Q-221 Q-222 Q-225 Q-226 %s: the texts are in order, origin and type are filled in', (_kind, prepared) =>
  expect(prepared()).toMatchObject({
    tipo: 'OFFLINE',
    tipoOrigemCotacao: 'SUPPLIER_ADD',
    numeroBilhete: '9572401118',
    codigoTransacaoCartao: '654321',
    endereco: 'Rua A, 10  b',
    camposCustomizados: [{ valor: 'Reunião' }],
  }),
);

test('texts of a car are trimmed, and blank ones are none', () => {
  const quote = prepareCarQuote(carQuote({ nomeModelo: ' Onix ', localRetirada: ' ', justificativaDataAlterada: ' Voo remarcado ' }));
  expect(quote).toMatchObject({ nomeModelo: 'Onix', localRetirada: null, justificativaDataAlterada: 'Voo remarcado' });
  expect(prepareOtherQuote(otherQuote({ descricao: ' ' })).descricao).toBeNull();
});
