import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allMessages } from '../messages/all/index.ts';
import { messageText } from '../messages/index.ts';
import { hotelQuote } from '../test-support/quotes.ts';
import { type BookingTextFacts, bookingSubject, bookingText, namedCard, type SayBooking } from './index.ts';

const texts = await allMessages('pt-BR');
const say: SayBooking = (key, params) => messageText(texts.get(key) ?? key, 'pt-BR', params);

const CARD = { numero: '4111111111111111', cvv: '737', validade: '1230', titular: 'ANA LIMA' };
const LINK = 'https://guiche.test/api/cartao/abc';

function facts(changes: Partial<BookingTextFacts> = {}): BookingTextFacts {
  return {
    quote: hotelQuote({
      nome: 'Hotel Boa Viagem',
      endereco: 'Av. Boa Viagem, 100',
      cidade: 'Recife',
      checkin: '2026-12-10T14:00',
      checkout: '2026-12-13T12:00',
      quantidadeDiarias: 2.5,
      tipoApartamento: 'Standard',
      tipoCama: 'CAMA_CASAL',
      regimeAlimentacao: 'NAO_INFORMADO',
      tipoTarifa: 'NET',
      tarifaMedia: 275.5,
      moeda: null,
      pix: null,
      markup: 82.65,
      observacao: 'Só para nós',
    }),
    fields: { viajantes: 'Ana Lima, João Sá', cliente: 'Acme', formaPagamento: 'Cartão fixo' },
    solicitacao: 48211,
    consultor: 'Camila Prado',
    agencia: 'Guichê Viagens',
    cartao: { card: namedCard(CARD), link: LINK, terminaEm: new Date('2026-11-26T12:00:00.000Z') },
    ...changes,
  };
}

test('Q-280 Q-281 the whole booking, with the hotel’s own rate and nothing internal', () => {
  expect(bookingText(facts(), say).split('\n')).toEqual([
    'Olá! Pedimos a reserva abaixo. Por favor, confirme por e-mail com o código da reserva.',
    '',
    'Hotel: Hotel Boa Viagem',
    'Endereço: Av. Boa Viagem, 100, Recife',
    'Hóspedes: Ana Lima, João Sá',
    'Empresa: Acme',
    'Entrada: 10/12/2026 14:00',
    'Saída: 13/12/2026 12:00',
    'Diárias: 2,5',
    '',
    'Tipo de apartamento: Standard',
    'Tipo de cama: Cama de casal',
    `Tipo de tarifa: ${texts.get('tipo_tarifa_net')}`,
    expect.stringMatching(/^Valor da diária: R\$\s275,50$/),
    '',
    'Forma de pagamento: Cartão fixo',
    'Cartão: Visa final 1111, em nome de ANA LIMA, validade 12/30',
    'Número e código do cartão neste link, que vale por 72 horas (até 26/11/2026 09:00, horário de Brasília) e abre 3 vezes:',
    LINK,
    '',
    'Nossa referência: solicitação 48211',
    '',
    'Camila Prado',
    'Guichê Viagens',
  ]);
  const known = { ...facts().quote, endereco: 'Rua A, 1, Recife, PE' };
  expect(bookingText(facts({ quote: known }), say)).toContain('Endereço: Rua A, 1, Recife, PE\n');
  expect(bookingSubject(facts(), say)).toBe('Reserva: Hotel Boa Viagem, Ana Lima, João Sá, entrada 10/12/2026');
});

test('Q-281 without a card there is no word of one; what is not filled in has no line', () => {
  const quote = { ...facts().quote, endereco: null, cidade: null, quantidadeDiarias: null, tarifaMedia: null, pix: ' chave@hotel.test ' };
  const text = bookingText(facts({ quote, cartao: null }), say);
  expect(text).not.toMatch(/Visa|link|Endereço|Diárias|Valor/);
  expect(text).toContain('Forma de pagamento: Cartão fixo\nChave Pix: chave@hotel.test');
});

test('B-062 an unknown brand is a card, and a card number typed anywhere is reduced to four digits', () => {
  const quote = { ...facts().quote, nome: `Hotel ${CARD.numero}`, tipoApartamento: 'Duplo\nCartão: 4111 1111 1111 1111' };
  const card = { ...namedCard(CARD), bandeira: '', titular: CARD.numero };
  expect(namedCard({ ...CARD, titular: `ANA ${CARD.numero}` }).titular).toBe('ANA •••• 1111');
  const text = bookingText(facts({ quote, cartao: { card, link: LINK, terminaEm: new Date(0) } }), say);
  expect(text).toContain('Cartão: Cartão final 1111, em nome de •••• 1111');
  expect(text).toContain('Hotel: Hotel •••• 1111');
  expect(text).toContain('Tipo de apartamento: Duplo Cartão: •••• 1111');
  expect(bookingSubject(facts({ quote }), say)).toContain('Hotel •••• 1111');
});

test('B-062 whatever the code and the holder: neither number nor code of the card is in the text', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{3}$/), fc.string(), (cvv, titular) => {
      const shown = namedCard({ ...CARD, cvv, titular });
      return !('cvv' in shown) && !JSON.stringify(shown).includes(CARD.numero) && shown.final === '1111';
    }),
  ));
