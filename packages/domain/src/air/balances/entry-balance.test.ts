import { expect, test } from 'vitest';
import { entryBalanceViolations, freeEntryBalance, optionWithEntryBalance } from './index.ts';

test('Q-149 an entry balance of 0 makes the option REEMBOLSO', () => {
  expect(optionWithEntryBalance({ saldoEntrada: { valorEntrada: 0, status: null }, opcaoSaldo: 'ESTORNO' })).toBe('REEMBOLSO');
  expect(optionWithEntryBalance({ saldoEntrada: { valorEntrada: 50, status: null }, opcaoSaldo: 'ESTORNO' })).toBe('ESTORNO');
  expect(optionWithEntryBalance({ saldoEntrada: null, opcaoSaldo: null })).toBeNull();
});

const entry = (valorEntrada: number | null, status: 'PENDENTE' | null = null) => ({ id: 'a', saldoEntrada: { valorEntrada, status } });
test.each([
  ['0 without status', entry(0), []],
  ['50 with status', entry(50, 'PENDENTE'), []],
  ['50 without status', entry(50), ['informe_o_status_do_saldo']],
  ['no value', entry(null), ['informe_o_valor_do_saldo']],
  ['less than nothing', entry(-0.01, 'PENDENTE'), ['informe_o_valor_do_saldo']],
  ['no balance at all', { id: 'a', saldoEntrada: null }, ['informe_o_valor_do_saldo']],
  ['no id', { ...entry(0), id: null }, ['emissao_nao_identificada']],
])('Q-150 %s', (_case, issue, keys) => expect(entryBalanceViolations(issue).map(({ key }) => key)).toEqual(keys));
test('Q-150 each miss at its field', () => {
  expect(entryBalanceViolations({ id: null, saldoEntrada: null })).toEqual([
    { key: 'emissao_nao_identificada', field: '' },
    { key: 'informe_o_valor_do_saldo', field: 'saldoEntrada.valorEntrada' },
  ]);
  expect(entryBalanceViolations(entry(50))).toEqual([{ key: 'informe_o_status_do_saldo', field: 'saldoEntrada.status' }]);
});

test('Q-079 Q-245 a later issue may use what is pending and not used yet', () => {
  const pending = { saldoEntrada: { valorEntrada: 159.5, status: 'PENDENTE' } } as const;
  expect(freeEntryBalance(pending, [])).toBe(159.5);
  expect(freeEntryBalance(pending, [79.75, 0.1])).toBe(79.65);
  expect(freeEntryBalance(pending, [200])).toBe(0);
  expect(freeEntryBalance({ saldoEntrada: { valorEntrada: 50, status: 'UTILIZADO' } }, [])).toBe(0);
  expect(freeEntryBalance({ saldoEntrada: null }, [])).toBe(0);
});
