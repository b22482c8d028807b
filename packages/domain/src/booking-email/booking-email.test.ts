import { expect, test } from 'vitest';
import { airMarkupPercent } from '../air/pricing/index.ts';
import { STATUS_COTACAO } from '../enums/index.ts';
import { commissionViolation } from '../hotel/quote/index.ts';
import { asksSupplierMessage } from '../issuing/index.ts';
import { bookingEmailMessages } from '../messages/booking-email/index.ts';

import { airQuote, BILLED } from '../test-support/air-quote.ts';
import { hotelQuote } from '../test-support/quotes.ts';
import {
  type Booking,
  bookingByEmailIsOffered,
  bookingEmailFields,
  fieldsOfItems,
  hotelBooking,
  hotelMayBeBooked,
  missingBookingItems,
  missingItemsText,
  missingQuoteItems,
  storedHotelEmail,
} from './index.ts';

const texts = bookingEmailMessages.ptBr;
const booking: Booking = {
  intermediador: 'DIRETO',
  tipoPagamento: { tipoFormaPagamento: 'FATURADO' },
  numeroCartao: null,
  nomeCartao: null,
  validadeCartao: null,
  codigoVerificacao: null,
  fornecedorServico: { nome: 'Rede' },
  checkin: '2026-03-10T14:00',
  checkout: '2026-03-13T12:00',
  tipoApartamento: 'SINGLE',
  tipoCama: 'CAMA_CASAL',
  tipoTarifa: 'NET',
  email: 'reservas@hotel.com.br',
};
const NOTHING: Booking = {
  intermediador: null,
  tipoPagamento: null,
  numeroCartao: null,
  nomeCartao: null,
  validadeCartao: null,
  codigoVerificacao: null,
  fornecedorServico: null,
  checkin: null,
  checkout: null,
  tipoApartamento: null,
  tipoCama: null,
  tipoTarifa: null,
  email: ' ',
};

test('Q-180 nine items are needed, card items only with a card payment', () => {
  expect(missingBookingItems(booking)).toEqual([]);
  expect(missingBookingItems(NOTHING)).toHaveLength(9);
});
test('Q-181 a card payment needs number, name, validity and verification code', () => {
  const byCard: Booking = { ...booking, tipoPagamento: { tipoFormaPagamento: 'CARTAO_FIXO' } };
  expect(missingBookingItems(byCard)).toEqual([
    'campo_numero_cartao',
    'campo_nome_cartao',
    'campo_validade_cartao',
    'campo_codigo_verificacao',
  ]);
  expect(
    missingBookingItems({ ...byCard, numeroCartao: '4111', nomeCartao: 'ANA', validadeCartao: '1228', codigoVerificacao: '123' }),
  ).toEqual([]);
});
test.each([
  ['OUTROS', true],
  ['DIRECT', true],
  ['OTHERS', true],
  ['RESERVA FACIL', false],
  [null, false],
])('Q-182 intermediary %s is accepted: %s', (intermediador, accepted) => {
  expect(missingBookingItems({ ...booking, intermediador })).toEqual(accepted ? [] : ['campo_intermediador']);
});
test('Q-183 the missing items by their labels, in the order of the form', () => {
  const missing = missingBookingItems({ ...booking, email: '', tipoCama: null });
  expect(
    texts.preencha_os_campos_obrigatorios.replace(
      '{{campos}}',
      missingItemsText(missing, (key) => texts[key]),
    ),
  ).toBe('Preencha os campos obrigatórios: Tipo de cama, E-mail do hotel');
  expect(missingBookingItems({ ...NOTHING, tipoPagamento: { tipoFormaPagamento: 'CARTAOWEX' } })).toEqual([
    'campo_intermediador',
    'campo_numero_cartao',
    'campo_nome_cartao',
    'campo_validade_cartao',
    'campo_codigo_verificacao',
    'campo_fornecedor_servico',
    'campo_checkin',
    'campo_checkout',
    'campo_tipo_apartamento',
    'campo_tipo_cama',
    'campo_tipo_tarifa',
    'campo_email_hotel',
  ]);
});
test('Q-180 Q-181 Q-183 what the quote itself lacks is known without the card that pays', () => {
  const byCard = { ...BILLED, tipoFormaPagamento: 'CARTAO_FIXO' as const };
  const quote = hotelQuote({ intermediador: 'DIRETO', tipoPagamento: byCard, fornecedorServico: null, tipoCama: null, email: ' ' });
  expect(missingQuoteItems(quote)).toEqual(['campo_fornecedor_servico', 'campo_tipo_cama', 'campo_email_hotel']);
  expect(fieldsOfItems(missingQuoteItems(quote))).toEqual(['fornecedorServico', 'tipoCama', 'email']);
  expect(missingBookingItems(hotelBooking(quote, null))).toEqual(expect.arrayContaining(['campo_numero_cartao', 'campo_tipo_cama']));
});
test('Q-187 the hotel e-mail keeps its first 100 characters', () =>
  expect(storedHotelEmail(`${'a'.repeat(100)}.com`)).toBe('a'.repeat(100)));
test('Q-188 the fields of the e-mail', () => {
  const facts = {
    viajantes: [{ nomeCompleto: 'Ana Lima' }, { nomeCompleto: 'João Sá' }],
    tipoPagamento: { tipoFormaPagamento: 'CARTAO_FIXO', descricao: 'Cartão fixo' },
    consolidadora: 'INTERNO',
    empresa: { nome: 'Acme' },
    cartao: { final: '1111' },
  } as const;
  expect(bookingEmailFields(facts)).toEqual({
    viajantes: 'Ana Lima, João Sá',
    pagoComCartao: true,
    cartao: { final: '1111' },
    formaPagamento: 'Cartão fixo',
    consolidadoraInterna: true,
    cliente: 'Acme',
  });
  const billed = bookingEmailFields({
    ...facts,
    tipoPagamento: { tipoFormaPagamento: 'FATURADO', descricao: 'Faturado' },
    consolidadora: 'TREND',
  });
  expect(billed).not.toHaveProperty('cartao');
  expect(billed).toMatchObject({ pagoComCartao: false, consolidadoraInterna: false });
});

test.each([true, false])('Q-025 margin, supplier message, commission check and booking by e-mail for the own agency: %s', (ownAgency) => {
  const quote = airQuote({ tipoPagamento: BILLED, intermediador: 'DIRETO' });
  expect(airMarkupPercent(quote, { ownAgency, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 })).toBe(ownAgency ? 10 : null);
  expect(asksSupplierMessage(true, ownAgency)).toBe(ownAgency);
  const noCommission = { tipoTarifa: 'COMISSIONADA', valorComissao: null, percentualComissao: null } as const;
  expect(commissionViolation(noCommission, { changed: true, ownAgency, history: false }) !== undefined).toBe(ownAgency);
  expect(bookingByEmailIsOffered(ownAgency)).toBe(ownAgency);
});
test('Q-184 a hotel is booked neither for a quote that is cancelled nor for one that is going to be', () => {
  expect(STATUS_COTACAO.filter((status) => !hotelMayBeBooked(status)).toSorted()).toEqual([
    'COTACAO_CANCELADA',
    'EMISSAO_CANCELADA',
    'EMISSAO_CANCELAMENTO_PENDENTE',
  ]);
});
