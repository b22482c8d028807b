import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksWholeList,
  LOOKUP_ENTITIES,
  lookupIsSearched,
  lookupTerm,
  passesLookupFilters,
  readLookupFilters,
  readLookupItems,
} from './index.ts';

test('S-177 the entities that lookups are asked for', () => {
  expect(LOOKUP_ENTITIES.join(', ')).toBe(
    'tiposPagamento, tiposPagamentoAgencia, moedaEntity, detalhesLocaisHospedagem, aeroporto, rodoviaria, cidade, localCarro, tipoDespesa, ' +
      'colaboradorSubstituto',
  );
});

test.each([
  ['', {}, false],
  ['sa', {}, false],
  [' sa ', {}, false],
  ['sao', {}, true],
  ['sa', { minChars: 2 }, true],
  ['sao', { minChars: 4 }, false],
  ['  ', { searchEmpty: true }, true],
  ['sa', { searchEmpty: true }, false],
  ['***', { minChars: 4 }, false],
  [' *** ', { minChars: 4, idBound: true }, true],
  ['**', { idBound: true }, false],
])('S-161 S-164 whether "%s" is searched with %o: %s', (typed, search, expected) => expect(lookupIsSearched(typed, search)).toBe(expected));

test.each([
  ['', {}, true],
  ['  ', { idBound: true }, true],
  ['***', { idBound: true }, true],
  [' *** ', { idBound: true }, true],
  ['***', {}, false],
  ['****', { idBound: true }, false],
  ['sao', { idBound: true }, false],
])('S-164 whether "%s" with %o asks for the whole list: %s', (typed, search, expected) =>
  expect(asksWholeList(typed, search)).toBe(expected),
);

test.each([
  ['cidade', 'São Paulo', 'Sao Paulo'],
  ['cidade', "Santa Bárbara d'Oeste", 'Santa Barbara dOeste'],
  ['rodoviaria', 'Tietê (SP)!', 'Tiete SP'],
  ['rodoviaria', ' Ñandutí% ', 'Nanduti'],
  ['cidade', '***', ''],
  ['aeroporto', 'São Paulo/GRU ', 'São Paulo/GRU'],
])('S-163 the term of %s "%s" is searched as "%s"', (entity, typed, term) => expect(lookupTerm(entity, typed)).toBe(term));
test('S-163 a stripped term has letters, digits and blanks alone, and stays as it is', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const term = lookupTerm('cidade', typed);
      expect(term).toMatch(/^[\p{L}\p{Nd}\s]*$/u);
      expect(lookupTerm('cidade', term)).toBe(term);
    }),
  ));

test('S-165 the data of an item is turned into an object; text that cannot be leaves it empty, and the list whole', () => {
  const items = ['{"iata":"GRU"}', 'not json', '', '[]', 'null', '42', '"GRU"'].map((data, index) => ({
    id: String(index),
    label: 'x',
    data,
  }));
  expect(readLookupItems(items)).toEqual([
    { id: '0', label: 'x', data: { iata: 'GRU' } },
    ...items.slice(1).map((item) => ({ ...item, data: null })),
  ]);
});
test('S-165 no text whatever makes reading fail or loses an item', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.json())), (texts) => {
      expect(readLookupItems(texts.map((data) => ({ data })))).toHaveLength(texts.length);
    }),
  ));

test.each([
  ['{}', {}],
  ['{"uf":"PE","cidade":"Recife"}', { uf: 'PE', cidade: 'Recife' }],
  ['{"uf":26}', null],
  ['["PE"]', null],
  ['PE', null],
  ['', null],
])('S-168 the filters that %s asks for', (text, filters) => expect(readLookupFilters(text)).toEqual(filters));

test.each([
  [{}, true],
  [{ uf: 'PE' }, true],
  [{ uf: 'pe', cidade: 'JABOATAO' }, true],
  [{ uf: 'SP' }, false],
  [{ cidade: 'Jabo' }, false],
  [{ numero: '1' }, false],
  [{ pais: 'BR' }, false],
  [{ toString: 'x' }, false],
])('S-168 a place in Jaboatão passes %o: %s', (filters, passes) => {
  expect(passesLookupFilters({ uf: 'PE', cidade: 'Jaboatão', numero: 1 }, filters)).toBe(passes);
});
test('S-168 an item whose data cannot be read passes no filter', () => {
  expect(passesLookupFilters(null, { uf: 'PE' })).toBe(false);
  expect(passesLookupFilters(null, {})).toBe(true);
});
