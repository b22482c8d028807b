import { busMessages } from '@guiche/domain/messages/bus';
import { expect, test } from 'vitest';
import { storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import { hotelQuote, otherQuote } from '../../test-support/request-fixtures.ts';
import { offerTitle } from './offer-title.ts';

const say = (key: keyof typeof busMessages.ptBr) => busMessages.ptBr[key];
const fornecedorServico = { id: 'f1', nome: 'ClickBus' };

test.each([
  ['a bus', storedTrip({ fornecedorServico }), 'Viação Cometa, Semileito'],
  ['a bus without company', storedTrip({ nomeCia: null, fornecedorServico }), 'ClickBus, Semileito'],
  ['a bus without class', storedTrip({ classe: null }), 'Viação Cometa'],
  ['a bus without company and supplier', storedTrip({ nomeCia: null, fornecedorServico: null }), 'Semileito'],
  ['a bus of which nothing is filled in', storedTrip({ nomeCia: null, classe: null, fornecedorServico: null }), ''],
  ['a hotel', hotelQuote(), 'Hotel Boa Viagem Praia'],
  ['another service', otherQuote({ fornecedorServico }), 'ClickBus'],
] as const)('%s is called by what it offers', (_quote, quote, title) => expect(offerTitle(quote, say)).toBe(title));
