import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airOfferKey, busOfferKey, carOfferKey, groupOffers, hotelOfferKey, mergeOffers, type OfferGroup } from './index.ts';

const flight = (cia: string, numero: string, dataPartida: string) => ({ cia, numero, dataPartida });
const air = (...segments: (readonly ReturnType<typeof flight>[])[]) =>
  ({ segmentos: segments.map((voos) => ({ voos })) }) as unknown as Parameters<typeof airOfferKey>[0];

test('S-268 the same flights are one offer, whatever they cost; another departure or another way back is another one', () => {
  const there = flight('LA', '3345', '2026-12-10T08:10');
  const back = flight('G3', '1120', '2026-12-14T19:00');
  expect(airOfferKey(air([there], [back]))).toBe(airOfferKey(air([{ ...there }], [{ ...back }])));
  const others = [
    air([there]),
    air([there], [flight('G3', '1122', '2026-12-14T21:00')]),
    air([flight('LA', '3345', '2026-12-11T08:10')], [back]),
  ];
  for (const other of others) expect(airOfferKey(other)).not.toBe(airOfferKey(air([there], [back])));
});
test('S-268 a hotel is the same under two spellings of its name, and another one in another city', () => {
  expect(hotelOfferKey({ nome: 'Íbis Recife', cidade: 'Recife, PE' })).toBe(hotelOfferKey({ nome: 'IBIS RECIFE ', cidade: 'recife, pe' }));
  expect(hotelOfferKey({ nome: 'Íbis', cidade: 'Recife, PE' })).not.toBe(hotelOfferKey({ nome: 'Íbis', cidade: 'Belém, PA' }));
});
test('S-268 S-289 cars of one category are one offer; no category is OUTRA', () => {
  expect([carOfferKey({ categoria: 'SUV' }), carOfferKey({ categoria: null })]).toEqual(['SUV', 'OUTRA']);
});
test('S-268 a bus is told by its company, its departure and its stations', () => {
  const bus = { nomeCia: 'Viação Cometa', dataPartida: '2026-12-10T22:00', rodoviariaPartida: 'Tietê', rodoviariaChegada: 'Novo Rio' };
  expect(busOfferKey({ ...bus, nomeCia: 'VIACAO COMETA' })).toBe(busOfferKey(bus));
  for (const other of [{ dataPartida: '2026-12-10T23:00' }, { rodoviariaPartida: 'Barra Funda' }, { nomeCia: null }])
    expect(busOfferKey({ ...bus, ...other })).not.toBe(busOfferKey(bus));
});

const quote = (id: string, total: number | null) => ({ id, total });

test('S-268 quotes stand in groups, the cheapest first, and one without a price last', () => {
  const quotes = [quote('a1', 300), quote('b1', 100), quote('a2', null), quote('a3', 200)];
  expect(groupOffers(quotes, ({ id }) => id.slice(0, 1))).toEqual([
    { id: 'a', cotacoes: [quote('a3', 200), quote('a1', 300), quote('a2', null)] },
    { id: 'b', cotacoes: [quote('b1', 100)] },
  ]);
});
test('S-088 S-352 what comes later joins its group or follows, and nothing that is shown changes its place', () => {
  const shown = [
    { id: 'íbis', cotacoes: [quote('q1', 300)] },
    { id: 'novotel', cotacoes: [quote('q2', 500)] },
  ];
  const late = [
    { id: 'mercure', cotacoes: [quote('q3', 100)] },
    { id: 'novotel', cotacoes: [quote('q4', 450)] },
  ];
  expect(mergeOffers(shown, late)).toEqual([
    { id: 'íbis', cotacoes: [quote('q1', 300)] },
    { id: 'novotel', cotacoes: [quote('q4', 450), quote('q2', 500)] },
    { id: 'mercure', cotacoes: [quote('q3', 100)] },
  ]);
  // The price of a quote that is found again is that of the later answer.
  expect(mergeOffers(shown, [{ id: 'íbis', cotacoes: [quote('q1', 280)] }])[0]?.cotacoes).toEqual([quote('q1', 280)]);
});

const groups: fc.Arbitrary<OfferGroup<{ readonly id: string; readonly total: number }>[]> = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    cotacoes: fc.array(fc.constantFrom(quote('1', 10), quote('2', 20), quote('3', 30)) as fc.Arbitrary<{ id: string; total: number }>),
  }),
);
test('S-352 merging a result again changes nothing, and no quote is lost or doubled', () =>
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const merged = mergeOffers(one, other);
      expect(mergeOffers(merged, other)).toEqual(merged);
      const placed = (all: typeof one) => new Set(all.flatMap(({ id, cotacoes }) => cotacoes.map((each) => `${id}/${each.id}`)));
      const after = merged.flatMap(({ id, cotacoes }) => cotacoes.map((each) => `${id}/${each.id}`));
      expect(new Set(after)).toEqual(placed([...one, ...other]));
      expect(after).toHaveLength(new Set(after).size);
    }),
  ));
