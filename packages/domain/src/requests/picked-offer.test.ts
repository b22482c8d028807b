import { expect, test } from 'vitest';
import type { HotelQuote, HotelService, OtherService } from '../entities/index.ts';
import type { LowestPriceRule } from '../policies/index.ts';
import { hotelQuote, otherQuote } from '../test-support/quotes.ts';
import { type PickedOffer, pickedOffer } from './index.ts';

const SERVICE = {
  id: '00000000-0000-4000-8000-0000000000a1',
  adultos: 1,
  viajantes: [],
  observacao: null,
  camposCustomizados: [],
  escolhida: null,
  idCotacaoEscolhida: null,
} as const;
const RULE: LowestPriceRule = { valor: 0.1, acao: 'ALERTA', titulo: 'Menor preço', descricao: 'Até 10% acima do menor preço' };
const KNOWN = { stays: [], rule: RULE };
const offer = (id: string, total: number): HotelQuote => hotelQuote({ id, total, versao: 3, statusCotacao: 'COTACAO_FINALIZADA' });
const [CHEAP, DEAR] = [offer('cheap', 400), offer('dear', 900)];
const stay = (cotacoes: HotelQuote[] = [CHEAP, DEAR], idCotacaoEscolhida: string | null = null): HotelService =>
  ({ ...SERVICE, tipoServico: 'HOTEL', cotacoes, idCotacaoEscolhida, cidade: 'Recife, PE', checkin: '', checkout: '' }) as never;
const picked = (idCotacao: string, justificativa: string | null = null, versao = 3): PickedOffer => ({ idCotacao, versao, justificativa });

test('S-001 at first the only offer is picked, or what was chosen in a search, and else none', () => {
  expect(pickedOffer(stay([CHEAP]), undefined, KNOWN)).toEqual(picked('cheap'));
  expect(pickedOffer(stay([CHEAP, DEAR], 'cheap'), undefined, KNOWN)).toEqual(picked('cheap'));
  expect(pickedOffer(stay(), undefined, KNOWN)).toBeNull();
  expect(pickedOffer(stay([]), undefined, KNOWN)).toBeNull();
  const pending = { ...CHEAP, statusCotacao: 'COTACAO_PENDENTE' } as const;
  expect(pickedOffer(stay([pending, DEAR]), undefined, KNOWN)).toEqual(picked('dear'));
});
test('S-001 what the traveller picked stays picked, and what was taken back stays without a pick', () => {
  expect(pickedOffer(stay([CHEAP, DEAR], 'cheap'), picked('dear', 'Perto da obra'), KNOWN)).toEqual(picked('dear', 'Perto da obra'));
  expect(pickedOffer(stay([CHEAP]), null, KNOWN)).toBeNull();
});
test('S-001 Q-105 for what was cancelled after its issue nothing is picked but by the traveller, and for what is issued nothing at all', () => {
  const cancelled = { ...offer('former', 500), statusCotacao: 'EMISSAO_CANCELADA' } as const;
  expect(pickedOffer(stay([cancelled, CHEAP], 'former'), undefined, KNOWN)).toBeNull();
  expect(pickedOffer(stay([cancelled, CHEAP], 'former'), picked('gone'), KNOWN)).toBeNull();
  expect(pickedOffer(stay([cancelled, CHEAP], 'former'), picked('cheap'), KNOWN)).toEqual(picked('cheap'));
  const issued = { ...cancelled, statusCotacao: 'EMISSAO_FINALIZADA' } as const;
  expect(pickedOffer(stay([issued, CHEAP], 'former'), picked('cheap'), KNOWN)).toBeNull();
});
test.each([
  ['is offered no more', picked('gone')],
  ['was changed since then', picked('cheap', null, 2)],
])('S-001 a pick that %s is none any more', (_case, former) => {
  expect(pickedOffer(stay(), former, KNOWN)).toBeNull();
  expect(pickedOffer(stay([CHEAP, DEAR], 'cheap'), former, KNOWN)).toEqual(picked('cheap'));
});
test('S-110 a hotel that breaks the rule is picked with its reason alone: the one just given, or the one of the search', () => {
  expect(pickedOffer(stay(), picked('dear'), KNOWN)).toBeNull();
  expect(pickedOffer(stay([CHEAP, DEAR], 'dear'), undefined, KNOWN)).toBeNull();
  const stays = [{ id: SERVICE.id, justificativa: 'Fica no centro' }];
  expect(pickedOffer(stay([CHEAP, DEAR], 'dear'), undefined, { stays, rule: RULE })).toEqual(picked('dear', 'Fica no centro'));
  expect(pickedOffer(stay(), picked('dear'), { stays: [], rule: null })).toEqual(picked('dear'));
});
test('S-108 no other kind is held to the rule', () => {
  const [cheap, dear] = [400, 900].map((total) => otherQuote({ id: String(total), total, statusCotacao: 'COTACAO_FINALIZADA' }));
  const service = { ...SERVICE, tipoServico: 'OUTROS', descricao: 'Seguro', cotacoes: [cheap, dear] } as unknown as OtherService;
  const one = { idCotacao: '900', versao: dear?.versao ?? 0, justificativa: null };
  expect(pickedOffer(service, one, KNOWN)).toEqual(one);
});
