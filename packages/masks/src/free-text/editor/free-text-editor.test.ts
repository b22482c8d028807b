import { describe, expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { freeTextEditor } from './index.ts';

const stripped = freeTextEditor({ stripSpecial: true, upperCase: true });
const plain = freeTextEditor({ plain: true });

describe('S-223 what the options do not allow does not come in', () => {
  test.each([
    [stripped, '|', 'São João, 5', 'SAO JOAO 5|'],
    [stripped, 'A|B', 'ß', 'ASS|B'],
    [plain, '|', 'São João, nº 5!', 'São João, nº 5|'],
    [plain, 'a|b', '-', 'a|b'],
    [plain, 'a|b', '\u0301', 'á|b'],
  ])('%# typed in %s: %s', (editor, from, keys, to) => expect(new Field(editor, from).type(keys).marked).toBe(to));
  test.each([
    [stripped, '|', 'ação: nº 5', 'ACAO NO 5|'],
    [stripped, 'A|B|', 'çã', 'ACA|'],
    [plain, '|', 'um\ndois;', 'um dois|'],
  ])('%# pasted in %s: %s', (editor, from, text, to) => expect(new Field(editor, from).paste(text).marked).toBe(to));
});
test.each([
  ['AB|C', 'A|C'],
  ['A|B|C', 'A|C'],
])('S-226 backspace in %s', (from, to) => expect(new Field(stripped, from).backspace().marked).toBe(to));
test('what stands there is shown by the same rule', () => expect(stripped.show('ação')).toBe('ACAO'));
