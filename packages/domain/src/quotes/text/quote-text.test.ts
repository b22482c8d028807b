import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AirQuote, QUOTE_SCHEMAS, type Quote } from '../../entities/index.ts';
import type { TipoServico } from '../../enums/index.ts';
import { LANGUAGES } from '../../language/index.ts';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../../test-support/quotes.ts';
import { offerFacts, PLAIN_WIDTH, QUOTE_TEXT_FORMS, type QuoteTextForm, quotesToSend, quoteText, WHATSAPP_LIMIT } from './index.ts';

const GRU = { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo, SP' };
const REC = { iata: 'REC', nome: 'Guararapes', local: 'Recife, PE' };
const GOL = { iata: 'G3', nome: 'Gol', operadora: null };
const LIGHT = { identificador: 'Light', descricao: '', link: null };

const roundTrip = (changes: Partial<AirQuote> = {}): AirQuote =>
  airQuote({
    total: 1587.54,
    quantidadeBagagem: 1,
    pesoBagagem: 23,
    validadeReserva: '2026-11-24T21:30:00Z',
    segmentos: [
      { id: 'a', tipo: 'IDA', status: null, voos: [flight({ ciaData: GOL, origemData: GRU, destinoData: REC, familia: LIGHT })] },
      {
        id: 'b',
        tipo: 'VOLTA',
        status: null,
        voos: [
          flight({
            ciaData: GOL,
            origem: 'REC',
            destino: 'GRU',
            numero: '3050',
            dataPartida: '2026-12-14T22:40',
            dataChegada: '2026-12-15T02:05',
          }),
        ],
      },
    ],
    ...changes,
  });

const hotel = hotelQuote({ total: 936.5 });
const car = carQuote({ total: 382.5 });
const bus = busQuote({ total: 180, nomeCia: 'Viação Cometa', rodoviariaPartida: 'São Paulo, SP (Tietê)' });
const other = otherQuote({ total: 99.9, descricao: 'Seguro viagem, 5 dias\n\nCobertura de US$ 30.000' });
const ALL: Readonly<Record<TipoServico, Quote>> = { AEREO: roundTrip(), HOTEL: hotel, CARRO: car, RODOVIARIO: bus, OUTROS: other };

describe('B-012 the text of each kind', () => {
  test('an air quote for an e-mail', () => {
    expect(quoteText([roundTrip()], 'pt-BR', 'plain')).toBe(
      [
        'Gol, GRU → REC',
        'Ida, qui 10/12/2026, 3 h 15, voo direto',
        '08:10 São Paulo (GRU) → 11:25 Recife (REC) · Gol G3 1234 · Econômica · Light',
        'Volta, seg 14/12/2026, 3 h 25, voo direto',
        '22:40 REC → 02:05 (ter 15/12/2026) GRU · Gol G3 3050 · Econômica',
        'Bagagem inclusa: 1 de 23 kg',
        'Preço garantido até ter 24/11/2026 18:30 (horário de Brasília)',
        'Total: R$ 1.587,54',
      ].join('\n'),
    );
  });

  test('two air quotes for WhatsApp, in English: options, bold by asterisks', () => {
    const text = quoteText([roundTrip(), roundTrip({ total: 0, validadeReserva: null, quantidadeBagagem: 0 })], 'en', 'whatsapp');
    const [first, second] = text.split('\n\n');
    expect(first?.split('\n')).toEqual([
      '*Option 1: Gol, GRU → REC*',
      'Outbound, Thu 10 Dec 2026, 3 h 15, direct flight',
      '08:10 São Paulo (GRU) → 11:25 Recife (REC) · Gol G3 1234 · Economy · Light',
      'Return, Mon 14 Dec 2026, 3 h 25, direct flight',
      '22:40 REC → 02:05 (Tue 15 Dec 2026) GRU · Gol G3 3050 · Economy',
      'Baggage included: 1 of 23 kg',
      'Price guaranteed until Tue 24 Nov 2026 18:30 (Brasília time)',
      '*Total: R$1,587.54*',
    ]);
    expect(second?.split('\n')).toEqual(expect.arrayContaining(['*Option 2: Gol, GRU → REC*', '*Total: to be confirmed*']));
  });

  test('hotel, car, bus and another service', () => {
    const lines = (quote: Quote) => quoteText([quote], 'pt-BR', 'plain').split('\n');
    expect(lines(hotelQuote({ total: 936.5, cidade: 'Recife' }))).toEqual([
      'Hotel Boa Viagem',
      'Recife',
      'Entrada: qui 10/12/2026 14:00',
      'Saída: dom 13/12/2026 12:00 (3 noites)',
      'Duplo superior · Cama de casal · Café da manhã',
      'Incluso: Wi-Fi, Estacionamento',
      'Cancelamento até ter 08/12/2026 12:00 (horário de Brasília)',
      'Total: R$ 936,50',
    ]);
    expect(lines(car)).toEqual([
      'Localiza, Onix 1.0',
      'Econômica · Manual · ar-condicionado',
      'Retirada: qui 10/12/2026 10:00, Aeroporto do Recife, Recife, PE',
      'Devolução: sáb 12/12/2026 16:00, Aeroporto do Recife, Recife, PE',
      'Total: R$ 382,50',
    ]);
    expect(lines(bus)).toEqual([
      'Viação Cometa',
      'Semileito',
      'Partida: qui 10/12/2026 22:30, São Paulo, SP (Tietê)',
      'Chegada: sex 11/12/2026 06:10',
      'Total: R$ 180,00',
    ]);
    expect(lines(other)).toEqual(['Serviço', 'Seguro viagem, 5 dias', 'Cobertura de US$ 30.000', 'Total: R$ 99,90']);
  });

  test('a bus stops at the cities of its service where the quote has no station', () => {
    const service = { tipoServico: 'RODOVIARIO', origem: 'São Paulo, SP', destino: 'Campinas, SP' } as const;
    const stops = (quote: Quote, form: QuoteTextForm = 'plain') => quoteText([quote], 'pt-BR', form, service).split('\n').slice(2, 4);
    expect(stops(busQuote())).toEqual(['Partida: qui 10/12/2026 22:30, São Paulo, SP', 'Chegada: sex 11/12/2026 06:10, Campinas, SP']);
    expect(stops(busQuote({ rodoviariaPartida: 'São Paulo, SP (Tietê)', rodoviariaChegada: ' ' }), 'whatsapp')).toEqual([
      'Partida: qui 10/12/2026 22:30, São Paulo, SP (Tietê)',
      'Chegada: sex 11/12/2026 06:10, Campinas, SP',
    ]);
    // Neither moment is known yet: the cities are.
    expect(stops(busQuote({ dataPartida: null, dataChegada: null }))).toEqual(['Partida: São Paulo, SP', 'Chegada: Campinas, SP']);
    expect(quoteText([car], 'pt-BR', 'plain', { tipoServico: 'CARRO' })).toBe(quoteText([car], 'pt-BR', 'plain'));
  });

  test('a foreign currency has its amount in reais beside it', () => {
    const usd = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5.4 };
    expect(quoteText([otherQuote({ total: 120, moeda: usd, cotacaoMoeda: 5.4321 })], 'pt-BR', 'plain')).toContain(
      'Total: US$ 120,00 (R$ 651,85)',
    );
  });

  test('a quote in which hardly anything is filled in still names what it is; none is no text', () => {
    const empty = airQuote({
      total: 0,
      segmentos: [
        {
          id: 's',
          tipo: 'IDA',
          status: null,
          voos: [flight({ cia: null, numero: null, origem: null, destino: null, dataPartida: null, dataChegada: null, tipoCabine: null })],
        },
      ],
    });
    expect(quoteText([empty], 'pt-BR', 'plain')).toBe(
      'Passagem aérea\nIda, voo direto\nBagagem não informada pela companhia\nTotal: a confirmar',
    );
    expect(quoteText([], 'pt-BR', 'plain')).toBe('');
  });

  test('only what has a price and is not cancelled is sent with one press', () => {
    const quotes = [roundTrip({ id: 'a' }), roundTrip({ id: 'b', total: 0 }), roundTrip({ id: 'c', statusCotacao: 'COTACAO_CANCELADA' })];
    expect(quotesToSend(quotes).map(({ id }) => id)).toEqual(['a']);
  });
});

/** The fields of a quote that its text may show; all others are internal, also those that are added one day. */
const SHOWN: Readonly<Record<TipoServico, readonly string[]>> = {
  AEREO: ['segmentos', 'quantidadeBagagem', 'pesoBagagem', 'validadeReserva'],
  HOTEL: ['nome', 'cidade', 'checkin', 'checkout', 'tipoApartamento', 'tipoCama', 'regimeAlimentacao', 'inclusos', 'prazoCancelamento'],
  CARRO: [
    'nomeCia',
    'nomeModelo',
    'categoria',
    'cambio',
    'arcondicionado',
    'dataRetirada',
    'horaRetirada',
    'localRetirada',
    'cidadeRetirada',
    'dataDevolucao',
    'horaDevolucao',
    'localDevolucao',
    'cidadeDevolucao',
  ],
  RODOVIARIO: ['nomeCia', 'rodoviariaPartida', 'rodoviariaChegada', 'classe', 'dataPartida', 'dataChegada'],
  OUTROS: ['descricao'],
};
const PRICE = ['total', 'moeda', 'cotacaoMoeda'];

const language = fc.constantFrom(...LANGUAGES);
const form = fc.constantFrom(...QUOTE_TEXT_FORMS);
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('*', '_', '~', '`', '>', '-', ' ', '\n', '\r', '\u200b', '\u202e', '1', '.', 'a', 'ç', '\u2028'),
    maxLength: 60,
  }),
);
const anyValue = fc.oneof(
  nasty,
  fc.double({ noNaN: true }),
  fc.constant(null),
  fc.boolean(),
  fc.record({ id: nasty, nome: nasty, consolidadora: nasty }),
);

describe.each(Object.keys(SHOWN) as TipoServico[])('B-012 whatever a quote of %s holds', (kind) => {
  const hidden = Object.keys(QUOTE_SCHEMAS[kind].def.shape).filter((field) => ![...SHOWN[kind], ...PRICE].includes(field));

  test('markup, margin, supplier, consolidator, commission and every other internal value change nothing in the text', () => {
    // Of the names that the requirement lists, those that a quote of every kind has.
    expect(hidden).toEqual(
      expect.arrayContaining([
        'markup',
        'tarifa',
        'fee',
        'duRav',
        'fornecedorServico',
        'agenciaServico',
        'intermediador',
        'observacao',
        'localizador',
        'id',
      ]),
    );
    if (kind === 'HOTEL')
      expect(hidden).toEqual(expect.arrayContaining(['percentualComissao', 'valorComissao', 'tipoTarifa', 'dadosFornecedor']));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(hidden.map((field) => [field, anyValue]))), language, form, (internal, lang, as) => {
        const quote: Quote = { ...ALL[kind], ...internal };
        expect(quoteText([quote], lang, as)).toBe(quoteText([ALL[kind]], lang, as));
      }),
    );
  });

  test('no value brings a mark of WhatsApp into the text: two asterisks each for heading and total, and no others', () => {
    // Texts and lists of texts; dates, numbers and enumerations are judged by the schema.
    const texts = SHOWN[kind].filter(
      (field) =>
        typeof ALL[kind][field as keyof Quote] === 'string' &&
        !/^(data|hora|check|prazo|validade|classe|categoria|tipoCama|regime)/.test(field),
    );
    fc.assert(
      fc.property(fc.record(Object.fromEntries(texts.map((field) => [field, nasty]))), nasty, language, (values, name, lang) => {
        const quote: Quote = {
          ...ALL[kind],
          ...values,
          ...(kind === 'HOTEL' && { inclusos: [name, name] }),
          ...(kind === 'AEREO' && {
            segmentos: [
              {
                id: 's',
                tipo: 'IDA',
                status: null,
                voos: [
                  flight({
                    ciaData: { iata: 'G3', nome: name, operadora: null },
                    origemData: { ...GRU, local: name },
                    familia: { ...LIGHT, identificador: name },
                  }),
                ],
              },
            ],
          }),
        };
        const text = quoteText([quote], lang, 'whatsapp');
        const lines = text.split('\n');
        expect(text.match(/\*/g)).toHaveLength(4);
        expect(lines[0]).toMatch(/^\*\S(.*\S)?\*$/);
        expect(lines.at(-1)).toMatch(/^\*\S(.*\S)?\*$/);
        expect(text).not.toMatch(/[_~`\r\u2028\p{Cf}]/u);
        for (const line of lines) expect(line).not.toMatch(/^(>|- |\d+\. |$)/);
      }),
    );
  });
});

describe('B-012 each form fits its medium', () => {
  test('a line of plain text is not wider than a mail program shows it, except for a longer word', () =>
    fc.assert(
      fc.property(nasty, fc.array(nasty, { maxLength: 50 }), language, (descricao, inclusos, lang) => {
        const text = quoteText([otherQuote({ descricao, total: 10 }), { ...hotel, inclusos }], lang, 'plain');
        for (const line of text.split('\n')) {
          if (line.trim().includes(' ')) expect(line.length).toBeLessThanOrEqual(PLAIN_WIDTH);
        }
        expect(text).not.toMatch(/[\u00a0\u202f]|[ \t]$/m);
      }),
    ));

  test('a message of WhatsApp has at most 65,536 characters: what does not fit is counted, never cut in silence', () => {
    const name = `${'🛫'.repeat(200)}${'x'.repeat(200)}`;
    const airline = { iata: 'G3', nome: name, operadora: null };
    const voo = flight({
      ciaData: airline,
      origemData: { ...GRU, local: name },
      destinoData: { ...REC, local: name },
      familia: { ...LIGHT, identificador: name },
    });
    const longest = roundTrip({
      segmentos: Array.from({ length: 12 }, (_, index) => ({
        id: String(index),
        tipo: 'TRECHO' as const,
        status: null,
        voos: Array.from({ length: 12 }, () => voo),
      })),
    });
    for (const lang of LANGUAGES) {
      const text = quoteText([longest, longest, longest], lang, 'whatsapp');
      expect(text.length).toBeLessThanOrEqual(WHATSAPP_LIMIT);
      expect(text.split('\n\n')).toHaveLength(2);
    }
    expect(quoteText([longest, longest, longest], 'pt-BR', 'whatsapp')).toMatch(/\n\nMais 2 opções não couberam nesta mensagem\.$/);
    expect(quoteText([longest, longest], 'pt-BR', 'whatsapp')).toMatch(/\n\nMais 1 opção não coube nesta mensagem\.$/);
    const described = Array.from({ length: 40 }, (_, index) => otherQuote({ id: String(index), total: 1, descricao: '*x '.repeat(2000) }));
    expect(quoteText(described, 'es', 'whatsapp')).toContain('…');
  });
});

test('B-012 S-124 what was chosen is told with its times, without until when it could be had, and without its price', () => {
  const { name, lines } = offerFacts(roundTrip({ validadeReserva: '2026-12-01T21:00:00Z' }), 'pt-BR');
  expect(name).toBe('Gol, GRU → REC');
  expect(lines.join('\n')).toContain('São Paulo (GRU) → ');
  expect(lines.join('\n')).not.toMatch(/01\/12\/2026|R\$/);
  const cities = { tipoServico: 'RODOVIARIO', origem: 'São Paulo, SP', destino: 'Santos, SP' } as const;
  const chosen = { ...bus, dataPartida: '2026-12-12T08:30', rodoviariaChegada: null };
  expect(offerFacts(chosen, 'pt-BR', cities)).toEqual({
    name: 'Viação Cometa',
    lines: expect.arrayContaining([
      expect.stringMatching(/^Partida.*12\/12\/2026.*08:30.*Tietê/),
      expect.stringMatching(/^Chegada.*Santos/),
    ]),
  });
});
