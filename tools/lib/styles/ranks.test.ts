import { describe, expect, test } from 'vitest';
import { longhands } from './longhands.ts';
import { type ClassRule, ranks } from './ranks.ts';
import { alternatives, classCount } from './specificity.ts';

describe('the classes that a selector counts', () => {
  test.each([
    ['.g\\:flex', 1],
    ['.g\\:hover\\:bg-surface-2:hover', 2],
    ['.g\\:\\[\\&_svg\\]\\:size-4 svg', 1],
    ['.g\\:has-\\[\\[data-control\\]\\:focus-visible\\]\\:outline-2:has([data-control]:focus-visible)', 3],
    [':where([data-density=compact]) .g\\:in-data-\\[density\\=compact\\]\\:text-sm', 1],
    ['.g\\:group-hover\\:underline:is(:where(.g\\:group):hover *)', 2],
    ['.g\\:not-disabled\\:hover\\:bg-accent:not(:disabled):hover', 3],
    ['.g\\:after\\:absolute::after', 1],
    ['.a:is(.b, .c.d)', 3],
  ])('%s', (selector, count) => {
    expect(classCount(selector)).toBe(count);
  });

  test('a comma inside brackets separates no selectors', () => {
    expect(alternatives('.a:is(.b, .c),\n.d\\,e')).toEqual(['.a:is(.b, .c)', '.d\\,e']);
  });
});

test('a shorthand sets the properties that its parts set', () => {
  expect(longhands('padding')).toEqual(expect.arrayContaining([...longhands('padding-inline'), ...longhands('padding-top')]));
  expect(longhands('border')).toEqual(expect.arrayContaining([...longhands('border-color'), ...longhands('border-left-width')]));
  expect(longhands('inset-inline')).toEqual(['left', 'right']);
  expect(longhands('color')).toEqual(['color']);
});

describe('ranks', () => {
  function rule(selector: string, properties: readonly string[], variant = ''): ClassRule {
    return { key: selector, selector, variant, sets: new Set(properties.flatMap(longhands)), own: true };
  }

  test('decide between two rules about one property as their order did', () => {
    const found = ranks([
      rule('.p-2', ['padding']),
      rule('.px-4', ['padding-inline']),
      rule('.flex', ['display']),
      rule('.md\\:p-8', ['padding'], 'md'),
    ]);
    expect(Object.fromEntries(found)).toEqual({ '.p-2': 1, '.px-4': 2, '.flex': 1, '.md\\:p-8': 3 });
  });

  test('are equal for two alternatives of one class', () => {
    expect([...ranks([rule('.w-4', ['width']), rule('.w-8', ['width'])]).values()]).toEqual([1, 1]);
  });

  test('keep a rule about a state above one that comes later without it', () => {
    const found = ranks([rule('.hover\\:p-2:hover', ['padding'], 'hover'), rule('.md\\:p-8', ['padding'], 'md')]);
    expect(found.get('.hover\\:p-2:hover')).toBeGreaterThan(found.get('.md\\:p-8') ?? 9);
  });
});
