import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldChange, fieldChangeSchema, type LoggedValue, type Quote } from '../entities/index.ts';
import { allMessages } from '../messages/all/index.ts';
import { airQuote, flight, MANUAL } from '../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote } from '../test-support/quotes.ts';
import {
  changedFields,
  checkReasonChange,
  fieldOf,
  fieldWording,
  type LoggedRequest,
  loggedText,
  newestFirst,
  quoteChanges,
  quoteLogLabel,
  requestChanges,
  withField,
} from './index.ts';

const texts = await allMessages('pt-BR');
const words = (value: LoggedValue | null) => {
  if (value === null) return '–';
  const said = loggedText(value);
  return 'key' in said ? texts.get(said.key) : said.text.replaceAll('\u00a0', ' ');
};
function label(change: FieldChange) {
  const name = fieldWording(change);
  const place = [change.trecho && `trecho ${change.trecho}`, change.voo && `voo ${change.voo}`].filter(Boolean).join(', ');
  return [place, 'key' in name ? texts.get(name.key) : name.text].filter(Boolean).join(': ');
}
const said = (changes: readonly FieldChange[]) =>
  changes.map((change) => `${label(change)} | ${words(change.antes)} | ${words(change.depois)}`);

const USD = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5.4 };
const BRL = { id: 1, codigo: 'BRL', nome: 'Real', simbolo: 'R$', cotacao: 1 };
const priced = (changes: Partial<ReturnType<typeof airQuote>> = {}) => airQuote({ moeda: BRL, total: 1300, ...changes });

test('B-034 a changed quote: each field by its label, before and after', () => {
  const before = priced({ observacao: null });
  const after = priced({ tarifa: 1400, total: 1465.5, observacao: 'Sem franquia de bagagem', versao: before.versao + 1 });
  expect(said(quoteChanges(before, after))).toEqual([
    'Tarifa | R$ 1.234,50 | R$ 1.400,00',
    'Total | R$ 1.300,00 | R$ 1.465,50',
    'Observação | – | Sem franquia de bagagem',
  ]);
  expect(quoteChanges(before, { ...before, versao: 9 })).toEqual([]);
});

test('B-034 an amount has the currency of its own version', () => {
  expect(said(quoteChanges(priced(), priced({ moeda: USD, cotacaoMoeda: 5.4 })))).toEqual(
    expect.arrayContaining(['Moeda | BRL | USD', 'Câmbio | 1,000000 | 5,400000']),
  );
  expect(said(quoteChanges(priced(), priced({ moeda: USD, cotacaoMoeda: 5.4, tarifa: 200 })))).toContain(
    'Tarifa | R$ 1.234,50 | US$ 200,00',
  );
});

test('B-034 the credit of a ticket by the words of its cancellation', () => {
  const after = priced({ saldoEntrada: { valorEntrada: 2450.52, status: 'PENDENTE' } });
  expect(said(quoteChanges(priced({ saldoEntrada: null }), after))).toEqual([
    'Crédito do bilhete | – | R$ 2.450,52',
    'Situação do crédito | – | Pendente, para uma emissão futura',
  ]);
});

test('B-034 flights: a changed one field by field, one that came or went in a line, each with its place', () => {
  const before = priced({
    segmentos: [
      { id: 's', tipo: 'IDA', status: null, voos: [flight({ id: 'a' }), flight({ id: 'b', numero: '9', origem: 'REC', destino: 'NAT' })] },
    ],
  });
  const after = priced({
    segmentos: [
      {
        id: 's',
        tipo: 'TRECHO',
        status: null,
        voos: [flight({ id: 'a', numero: '4321', tipoCabine: 'EXECUTIVA', localizador: 'XYZ123' })],
      },
      { id: 't', tipo: 'VOLTA', status: null, voos: [flight({ id: 'c', origem: 'REC', destino: 'GRU', dataPartida: '2026-12-14T18:00' })] },
    ],
  });
  expect(said(quoteChanges(before, after))).toEqual([
    'trecho 1: Tipo do trecho | Ida | Trecho',
    'trecho 1, voo 1: Nº do voo | 1234 | 4321',
    'trecho 1, voo 1: Cabine | Econômica | Executiva',
    'trecho 1, voo 1: Localizador | – | XYZ123',
    'trecho 2, voo 1: Voo | – | G3 1234 REC → GRU 14/12/2026 18:00',
    'trecho 1, voo 2: Voo | G3 9 REC → NAT 10/12/2026 08:10 | –',
  ]);
});

test('B-034 flights that only changed places are told as another order', () => {
  const [one, other] = [flight({ id: 'a' }), flight({ id: 'b', numero: '9' })];
  const withFlights = (...voos: (typeof one)[]) => priced({ segmentos: [{ id: 's', tipo: 'IDA', status: null, voos }] });
  expect(said(quoteChanges(withFlights(one, other), withFlights(other, one)))).toEqual([
    'Ordem do itinerário | G3 1234 GRU → REC 10/12/2026 08:10; G3 9 GRU → REC 10/12/2026 08:10 | G3 9 GRU → REC 10/12/2026 08:10; G3 1234 GRU → REC 10/12/2026 08:10',
  ]);
});

test("B-034 the client's own fields are told by the names that the client gave them", () => {
  const field = { id: 'cc', nome: 'Centro de custo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: true, valor: 'Marketing' } as const;
  const date = { id: 'd', nome: 'Data-limite', tipo: 'DATA', etapa: 'COTACAO', obrigatorio: false, valor: '2026-12-01' } as const;
  expect(
    said(quoteChanges(priced({ camposCustomizados: [field] }), priced({ camposCustomizados: [{ ...field, valor: 'Vendas' }, date] }))),
  ).toEqual(['Centro de custo | Marketing | Vendas', 'Data-limite | – | 01/12/2026']);
});

test('B-034 a new quote is told by what it holds, a removed one by what it held', () => {
  const quote = hotelQuote({ moeda: BRL, camposCustomizados: [] });
  const added = quoteChanges(null, quote);
  expect(said(added)).toEqual(
    expect.arrayContaining([
      'Hotel | – | Hotel Boa Viagem',
      'Check-in | – | 10/12/2026 14:00',
      'Tipo de quarto | – | Duplo',
      'Inclusos | – | Wi-Fi, Estacionamento',
      'Cancelamento até | – | 08/12/2026 12:00',
      '% de comissão | – | 12,00%',
      'Diárias | – | 2,92',
    ]),
  );
  // What is not so, in a quote that begins, says nothing.
  expect(said(added).filter((line) => line.endsWith('| Não'))).toEqual([]);
  expect(quoteChanges(quote, null)).toEqual(added.map((change) => ({ ...change, antes: change.depois, depois: null })));
  expect(quoteChanges(null, null)).toEqual([]);
});

test('B-034 every kind by the labels of its own screen', () => {
  expect(said(quoteChanges(carQuote(), carQuote({ nomeCia: 'Movida', arcondicionado: false, horaRetirada: '11:30' })))).toEqual([
    'Locadora | Localiza | Movida',
    'Ar-condicionado | Sim | Não',
    'Horário da retirada | 10:00 | 11:30',
  ]);
  expect(said(quoteChanges(busQuote({ nomeCia: null, classe: 'LEITO' }), busQuote({ nomeCia: 'Cometa', classe: 'EXECUTIVO' })))).toEqual([
    'Viação | – | Cometa',
    'Classe | Leito | Executivo',
  ]);
  expect(said(quoteChanges(busQuote(), busQuote({ rodoviariaPartida: 'São Paulo, SP (Tietê)' })))).toEqual([
    'Rodoviária de partida | – | São Paulo, SP (Tietê)',
  ]);
});

test('B-034 B-062 no credential, card or key is in a log: that one changed is told, not to what', () => {
  const before = priced({ agenciaServico: MANUAL, codigoTransacaoCartao: '111111', pix: '529.982.247-25', observacao: 'ok' });
  const after = priced({
    agenciaServico: { ...MANUAL, credencial: '{"senha":"s3gredo"}' },
    codigoTransacaoCartao: '222222',
    pix: 'chave@exemplo.com.br',
    dadosFornecedor: '{"token":"s3gredo"}',
    solicitacaoVcn: '4111111111111111',
    observacao: 'pagar com 4111 1111 1111 1111, bilhete 9572400000005',
  });
  const changes = quoteChanges(before, after);
  expect(said(changes)).toEqual([
    'Chave Pix | oculto por segurança | oculto por segurança',
    'Código de autorização | oculto por segurança | oculto por segurança',
    'Observação | ok | pagar com •••• 1111, bilhete 9572400000005',
  ]);
  expect(JSON.stringify(changes)).not.toMatch(/s3gredo|222222|4111|exemplo/);
});

test('B-034 a change of a quote is a value of the wire, whatever was typed', () => {
  const quotes = fc.record({
    tarifa: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)),
    observacao: fc.option(fc.string({ maxLength: 4000 })),
    localizador: fc.option(fc.string({ maxLength: 20 })),
  });
  fc.assert(
    fc.property(quotes, quotes, (one, other) => {
      const [before, after]: Quote[] = [priced(one), priced(other)];
      const changes = quoteChanges(before ?? null, after ?? null);
      expect(changes.map((change) => fieldChangeSchema.parse(change))).toEqual(changes);
      expect(quoteChanges(after ?? null, before ?? null).map(({ campo }) => campo)).toEqual(changes.map(({ campo }) => campo));
    }),
  );
});

const REQUEST: LoggedRequest = {
  status: 'SELECAO_COTACAO',
  responsavel: 'Ana',
  dataVencimentoCotacao: null,
  dataVencimentoEmissao: null,
  justificativaRetorno: null,
  motivoConferencia: null,
  escolhidas: [],
};

test('B-034 a changed request: status, responsible, choice, justification and deadlines, before and after', () => {
  expect(
    said(requestChanges(REQUEST, { status: 'EMISSAO', escolhidas: ['Gol, GRU → REC'], dataVencimentoEmissao: '2026-11-22T12:00:00.000Z' })),
  ).toEqual([
    'Situação | Seleção de cotação | Emissão',
    'Cotação escolhida | – | Gol, GRU → REC',
    'Prazo da emissão | – | 22/11/2026 09:00',
  ]);
  expect(said(requestChanges(REQUEST, { responsavel: null }))).toEqual(['Responsável | Ana | –']);
  expect(said(requestChanges(REQUEST, { justificativaRetorno: 'Horários ruins' }))).toEqual([
    'Justificativa da devolução | – | Horários ruins',
  ]);
  expect(requestChanges(REQUEST, { responsavel: 'Ana' })).toEqual([]);
  expect(said([checkReasonChange('A cia confirmou.')])).toEqual(['Motivo para seguir com pendências | – | A cia confirmou.']);
});

const ENTRIES = [
  { data: '2026-11-21T10:00:00.000Z', alteracoes: quoteChanges(priced(), priced({ tarifa: 1, observacao: 'x' })) },
  { data: '2026-11-21T12:00:00.000Z', alteracoes: quoteChanges(priced(), priced({ tarifa: 2 })) },
  { data: '2026-11-21T11:00:00.000Z' },
];

test('B-034 the fields of a log are offered once each, and one of them leaves its own changes', () => {
  expect(changedFields(ENTRIES).map(fieldOf)).toEqual(['campo_tarifa', 'campo_observacao']);
  expect(withField(ENTRIES, 'campo_observacao')).toEqual([
    { data: '2026-11-21T10:00:00.000Z', alteracoes: [expect.objectContaining({ campo: 'campo_observacao' })] },
  ]);
  expect(withField(ENTRIES, null)).toBe(ENTRIES);
});

test('A-146 the entries of a log, newest first', () => {
  expect(newestFirst(ENTRIES, ({ data }) => data).map(({ data }) => data.slice(11, 13))).toEqual(['12', '11', '10']);
});

test('A-155 A-319 the actions of a quote’s log have their labels, an unknown one has one too', () => {
  expect(
    ['ADICIONAR', 'ALTERAR', 'REMOVER', 'RESTAURAR', 'DISPENSAR_AVISO', 'REABRIR_AVISO', 'toString'].map((action) =>
      texts.get(quoteLogLabel(action)),
    ),
  ).toEqual([
    'Cotação adicionada',
    'Cotação alterada',
    'Cotação removida',
    'Cotação trazida de volta',
    'Aviso dispensado',
    'Aviso reaberto',
    'Ação não reconhecida.',
  ]);
});

test('B-034 a field or an option that this version does not know is shown by its own name', () => {
  expect(fieldWording({ campo: 'campo_novo' })).toEqual({ text: 'campo_novo' });
  expect(loggedText({ tipo: 'OPCAO', lista: 'lista_nova', valor: 'X' })).toEqual({ text: 'X' });
  expect(loggedText({ tipo: 'OPCAO', lista: 'tipo_quarto', valor: 'NOVO' })).toEqual({ text: 'NOVO' });
});
