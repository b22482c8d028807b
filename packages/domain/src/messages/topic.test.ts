import { expect, expectTypeOf, test, vi } from 'vitest';
import type { TextArguments } from './text-params.ts';
import type { TopicKey, TopicText } from './topic.ts';

// Test files share their modules; here it matters which topics have been loaded, so these are loaded anew.
vi.resetModules();
const { isSayable } = await import('./sayable.ts');
const { definedTopics, defineTopic } = await import('./topic.ts');

const ptBr = { sem_prazo: 'sem prazo', vence_em: 'vence em {{tempo}}', dias: { one: '{{count}} dia', other: '{{count}} dias' } } as const;
const en = { sem_prazo: 'no deadline', vence_em: 'due in {{tempo}}', dias: { one: '{{count}} day', other: '{{count}} days' } };
const topic = defineTopic('teste', ptBr, { en: async () => en, es: async () => en });

test('a topic that is defined is known to whoever fetches languages, without its texts being fetched', () => {
  let fetched = 0;
  const fetchEn = async () => {
    fetched += 1;
    return en;
  };
  const quiet = defineTopic('quieto', ptBr, { en: fetchEn, es: fetchEn });
  expect(definedTopics().slice(-2)).toEqual([topic, quiet]);
  expect(fetched).toBe(0);
});

test('the keys of a topic, and the parameters of each text, are types', () => {
  type Text<Key extends string> = TopicText<typeof topic, Key>;
  expectTypeOf<TopicKey<typeof topic>>().toEqualTypeOf<'sem_prazo' | 'vence_em' | 'dias'>();
  expectTypeOf<TextArguments<'vence_em', Text<'vence_em'>>>().toEqualTypeOf<[params: { readonly tempo: string | number }]>();
  expectTypeOf<TextArguments<'dias', Text<'dias'>>>().toEqualTypeOf<[params: { readonly count: number }]>();
  const none: TextArguments<'sem_prazo', Text<'sem_prazo'>> = [];
  const chosenByARule: TextArguments<TopicKey<typeof topic>, Text<TopicKey<typeof topic>>> = [{ tempo: '2 h' }];
  expect([none, chosenByARule]).toEqual([[], [{ tempo: '2 h' }]]);
});

test('another language without a key, or with one text for plural forms, does not compile', () => {
  const { sem_prazo, ...rest } = en;
  // @ts-expect-error the key sem_prazo is missing
  defineTopic('a', ptBr, { en: async () => rest, es: async () => en });
  // @ts-expect-error dias has no forms
  defineTopic('b', ptBr, { en: async () => en, es: async () => ({ ...rest, sem_prazo, dias: 'días' }) });
  expect(
    definedTopics()
      .slice(-2)
      .map(({ name }) => name),
  ).toEqual(['a', 'b']);
});

test.each<[string, string | undefined, Record<string, string> | undefined, boolean]>([
  ['a text of a topic that is loaded', 'sem_prazo', undefined, true],
  ['its parameters are there', 'vence_em', { tempo: '2 h' }, true],
  ['a parameter is missing', 'vence_em', {}, false],
  ['a key of another server', 'chave_de_outro', undefined, false],
  ['a key of a topic that is not loaded', 'multa_invalida', undefined, false],
  ['a name that every object has', 'toString', undefined, false],
  ['no key', undefined, undefined, false],
])('a key that comes from elsewhere can be said or not: %s', (_case, key, params, sayable) => {
  expect(isSayable(key, params)).toBe(sayable);
});
