import { expect, test } from 'vitest';
import type { AirService, CarService, HotelService, Traveller, TravelRequest } from '../entities/index.ts';
import { STATUS_COTACAO } from '../enums/index.ts';
import { allMessages } from '../messages/all/index.ts';
import { messageText } from '../messages/index.ts';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { carQuote, hotelQuote } from '../test-support/quotes.ts';
import { type SayVoucher, voucherIsOffered, voucherServices, voucherText, voucherTraveller, voucherViolations } from './index.ts';

const texts = await allMessages('pt-BR');
const say: SayVoucher = (key, params) => messageText(texts.get(key) ?? key, 'pt-BR', params);

const traveller = (nomeCompleto: string, email: string | null = `${nomeCompleto.toLowerCase()}@acme.example`): Traveller => ({
  id: nomeCompleto,
  nomeCompleto,
  email,
  vip: false,
  premium: false,
});
const ana = traveller('Ana');
const rui = traveller('Rui', ' ');

const stay = hotelQuote({ statusCotacao: 'EMISSAO_FINALIZADA', codigoReserva: 'HBV-2231', codigoTransacaoCartao: '123456', pix: 'chave' });
/** A request with a hotel; a reduced shape, which is all that is read. */
function trip(services: Partial<Record<'servicosAereos' | 'servicosHotel' | 'servicosCarro', unknown[]>> = {}): TravelRequest {
  const none = { servicosAereos: [], servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
  return { colaboradores: [ana, rui], ...none, ...services } as unknown as TravelRequest;
}
const hotel = (changes: Partial<HotelService> = {}) => ({
  tipoServico: 'HOTEL',
  cidade: 'Recife',
  viajantes: [ana, rui],
  escolhida: stay,
  ...changes,
});

test('Q-260 a voucher has the services that were issued for its traveller', () => {
  const of = (changes: Partial<HotelService>) => voucherServices(trip({ servicosHotel: [hotel(changes)] }), 'Ana').length;
  expect(STATUS_COTACAO.filter((statusCotacao) => of({ escolhida: { ...stay, statusCotacao } }) === 1)).toEqual([
    'EMISSAO_ALTERADA',
    'EMISSAO_FINALIZADA',
  ]);
  expect(of({ viajantes: [rui] })).toBe(0);
  expect(of({ escolhida: null })).toBe(0);
});

test('Q-236 a voucher is offered once something was issued for somebody', () => {
  expect(voucherIsOffered(trip({ servicosHotel: [hotel()] }))).toBe(true);
  expect(voucherIsOffered(trip({ servicosHotel: [hotel({ escolhida: { ...stay, statusCotacao: 'EMISSAO_PENDENTE' } })] }))).toBe(false);
});

test('Q-260 without an issue or an e-mail address there is no voucher, in words', () => {
  const request = trip({ servicosHotel: [hotel()] });
  expect(voucherViolations(request, ana)).toEqual([]);
  expect(voucherViolations(request, rui)).toEqual([{ key: 'viajante_sem_email', params: { viajante: 'Rui' }, field: '' }]);
  expect(voucherViolations(trip(), ana)).toEqual([{ key: 'nada_emitido_para_o_viajante', params: { viajante: 'Ana' }, field: '' }]);
  expect(voucherTraveller(request, 'Ana')).toBe(ana);
  expect(voucherTraveller(request, 'Eva')).toBeUndefined();
});

test('Q-236 Q-260 the text names what was issued with its codes, and neither a price nor anything of a payment', () => {
  const air = airQuote({
    numeroBilhete: '9572401118357',
    segmentos: [
      { id: 'a', tipo: 'IDA', status: null, voos: [flight({ localizador: 'XYZ123' })] },
      { id: 'b', tipo: 'VOLTA', status: 'CANCELADO', voos: [flight({ numero: '9999' })] },
    ],
  });
  const flightService = { tipoServico: 'AEREO', tipo: 'IDA', segmentos: [{ origem: 'GRU', destino: 'REC' }], escolhida: air } as AirService;
  const car = {
    tipoServico: 'CARRO',
    cidadeRetirada: 'Recife',
    cidadeDevolucao: 'Recife',
    escolhida: carQuote({ localizador: 'CAR-1' }),
  } as CarService;
  const { title, head, sections, foot } = voucherText(
    {
      viajante: ana,
      solicitacao: 48211,
      empresa: 'Acme',
      servicos: [flightService, hotel({ escolhida: { ...stay, nome: 'Hotel 4111 1111 1111 1111' } }) as HotelService, car],
      agencia: 'Guichê Viagens',
      consultor: { nome: 'Camila', email: 'camila@agencia.example' },
    },
    say,
  );
  expect([title, ...head]).toEqual(['Voucher de viagem', 'Viajante: Ana', 'Solicitação 48211 · Acme']);
  expect(sections[0]).toEqual({
    title: 'GRU → REC',
    groups: [
      ['Voo G3 1234: GRU – REC', 'Partida: 10/12/2026 08:10', 'Chegada: 10/12/2026 11:25', 'Localizador: XYZ123'],
      ['Bilhete: 9572401118357'],
    ],
  });
  expect(sections[1]?.title).toBe('Hotel – Recife');
  expect(sections[1]?.groups[0]).toContain('Código da reserva: HBV-2231');
  expect(sections[1]?.groups[0]).toContain('Entrada: 10/12/2026 14:00');
  expect(sections[2]?.groups[0]).toContain('Localizador: CAR-1');
  expect(foot).toBe('Emitido por Guichê Viagens. Atendimento: Camila, camila@agencia.example');
  const all = JSON.stringify([head, sections]);
  for (const hidden of ['123456', 'chave', '4111 1111', 'R$', '9999']) expect(all).not.toContain(hidden);
});
