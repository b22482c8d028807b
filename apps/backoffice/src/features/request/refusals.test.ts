import { CallError } from '@guiche/contract/client';
import { allMessages } from '@guiche/domain/messages/all';
import { expect, test } from 'vitest';
import { isConflict, refusalsOf, violationsOf } from './refusals.ts';

const ptBr = await allMessages('pt-BR');
const en = await allMessages('en');
const words = (catalogue: typeof en, key: string) => String(catalogue.get(key));
const error = (titulo: string, campo?: string) => ({ tipo: 'ERROR' as const, titulo, ...(campo !== undefined && { campo }) });

test('what the server refuses is said at its field, in words that can change their language', () => {
  expect(
    violationsOf([error(words(ptBr, 'informe_a_tarifa'), 'tarifa'), error(words(en, 'informe_a_cia'), 'segmentos.0.voos.1.cia')], ptBr)[0],
  ).toEqual({
    key: 'informe_a_tarifa',
    field: 'tarifa',
  });
  expect(violationsOf([error(words(en, 'informe_a_cia'), 'segmentos.0.voos.1.cia')], en)).toEqual([
    { key: 'informe_a_cia', field: 'segmentos.0.voos.1.cia' },
  ]);
});

test('the parameters of a sentence are found in it', () => {
  expect(violationsOf([error('O valor passa do limite de 999.999.999.999,99.', 'fee')], ptBr)).toEqual([
    { key: 'valor_acima_do_limite', params: { limite: '999.999.999.999,99' }, field: 'fee' },
  ]);
  expect(violationsOf([error('Preencha Centro de custo.', 'camposCustomizados.0.valor')], ptBr)).toEqual([
    { key: 'campo_customizado_obrigatorio', params: { campo: 'Centro de custo' }, field: 'camposCustomizados.0.valor' },
  ]);
});

test('an unknown sentence still points at its field', () => {
  expect(violationsOf([error('Xyz 123', 'taxas')], ptBr)).toEqual([{ key: 'campo_invalido', params: { campo: 'taxas' }, field: 'taxas' }]);
});

test('only a 422 with its list is a refusal, only a 409 a conflict', () => {
  const list = [error('x')];
  expect(refusalsOf(new CallError(422, list))).toBe(list);
  expect(refusalsOf(new CallError(422, []))).toBeNull();
  expect(refusalsOf(new CallError(400, list))).toBeNull();
  expect(refusalsOf(new TypeError())).toBeNull();
  expect([409, 422].map((status) => isConflict(new CallError(status, [])))).toEqual([true, false]);
});
