import { expect, test } from 'vitest';
import { fieldLabel } from '../../packages/domain/src/errors/index.ts';
import { allMessages } from '../../packages/domain/src/messages/all/index.ts';
import { fieldsMessages } from '../../packages/domain/src/messages/fields/index.ts';
import { itineraryTexts } from '../../packages/ui/src/modals/air-quote-modal/itinerary.texts.ts';
import { reservationSectionTexts } from '../../packages/ui/src/modals/air-quote-modal/reservation-section.texts.ts';
import { tripSectionTexts } from '../../packages/ui/src/modals/bus-quote-modal/trip-section.texts.ts';
import { carSectionTexts } from '../../packages/ui/src/modals/car-quote-modal/car-section.texts.ts';
import { rentalSectionTexts } from '../../packages/ui/src/modals/car-quote-modal/rental-section.texts.ts';
import { contactSectionTexts } from '../../packages/ui/src/modals/hotel-quote-modal/contact-section.texts.ts';
import { hotelQuoteModalTexts } from '../../packages/ui/src/modals/hotel-quote-modal/hotel-quote-modal.texts.ts';
import { roomSectionTexts } from '../../packages/ui/src/modals/hotel-quote-modal/room-section.texts.ts';
import { staySectionTexts } from '../../packages/ui/src/modals/hotel-quote-modal/stay-section.texts.ts';
import { offerSectionTexts } from '../../packages/ui/src/modals/other-quote-modal/offer-section.texts.ts';
import { issueSectionTexts } from '../../packages/ui/src/quote/issue-section.texts.ts';
import { quoteTexts } from '../../packages/ui/src/quote/quote.texts.ts';

const LANGUAGES = ['pt-BR', 'en', 'es'] as const;

test.each([
  ['dataPartida', tripSectionTexts, 'departure'],
  ['dataChegada', tripSectionTexts, 'arrival'],
  ['dataRetirada', rentalSectionTexts, 'pickup'],
  ['dataDevolucao', rentalSectionTexts, 'giveBack'],
  ['checkin', staySectionTexts, 'checkin'],
  ['checkout', staySectionTexts, 'checkout'],
  ['prazoCancelamento', roomSectionTexts, 'cancelUntil'],
  ['dataEmissao', issueSectionTexts, 'issuedAt'],
  ['validadeReserva', reservationSectionTexts, 'validity'],
  ['segmentos.0.voos.0.cia', itineraryTexts, 'airline'],
  ['segmentos.0.voos.0.origem', itineraryTexts, 'origin'],
  ['segmentos.0.voos.0.destino', itineraryTexts, 'destination'],
  ['segmentos.0.voos.0.dataPartida', itineraryTexts, 'departure'],
  ['segmentos.0.voos.0.dataChegada', itineraryTexts, 'arrival'],
  ['segmentos.0.voos.0.numero', itineraryTexts, 'flightNumber'],
  ['segmentos.0.voos.0.localizador', itineraryTexts, 'locator'],
  ['codigoReserva', reservationSectionTexts, 'reservationCode'],
  ['tourCode', reservationSectionTexts, 'tourCode'],
  ['baseTarifaria', reservationSectionTexts, 'fareBasis'],
  ['nomeModelo', carSectionTexts, 'model'],
  ['cambio', carSectionTexts, 'gearbox'],
  ['cidadeRetirada', rentalSectionTexts, 'pickupCity'],
  ['localRetirada', rentalSectionTexts, 'pickupPlace'],
  ['cidadeDevolucao', rentalSectionTexts, 'giveBackCity'],
  ['localDevolucao', rentalSectionTexts, 'giveBackPlace'],
  ['justificativaDataAlterada', rentalSectionTexts, 'justification'],
  ['rodoviariaPartida', tripSectionTexts, 'departureStation'],
  ['rodoviariaChegada', tripSectionTexts, 'arrivalStation'],
  ['tipoApartamento', roomSectionTexts, 'apartment'],
  ['cidade', staySectionTexts, 'city'],
  ['endereco', contactSectionTexts, 'address'],
  ['telefone', contactSectionTexts, 'phone'],
  ['pix', hotelQuoteModalTexts, 'pix'],
  ['localizador', issueSectionTexts, 'localizador'],
  ['numeroBilhete', issueSectionTexts, 'numeroBilhete'],
  ['codigoTransacaoCartao', issueSectionTexts, 'codigoTransacaoCartao'],
  ['emissor', issueSectionTexts, 'issuer'],
  ['descricao', offerSectionTexts, 'description'],
  ['observacao', quoteTexts, 'note'],
  ['moeda', quoteTexts, 'currency'],
  ['agenciaServico', quoteTexts, 'consolidator'],
  ['intermediador', quoteTexts, 'intermediary'],
  ['fornecedorServico', quoteTexts, 'supplier'],
  ['tipoPagamento', quoteTexts, 'paymentType'],
] as const)('a refusal names %s as the screen does', async (field, texts, label) => {
  for (const language of LANGUAGES) {
    const shown: Readonly<Record<string, unknown>> = texts[language];
    expect((await allMessages(language)).get(fieldLabel(field) ?? '')).toBe(shown[label]);
  }
});

test.each([
  ['camposCustomizados.0.valor', 'Campo do cliente'],
  // One company is called a rental company, another a bus company.
  ['nomeCia', 'Companhia'],
])('a refusal names %s in words', (field, label) =>
  expect(fieldsMessages.ptBr[fieldLabel(field) as keyof typeof fieldsMessages.ptBr]).toBe(label),
);
