import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportParameter } from '../entities/index.ts';
import { enumLabel } from '../enums/index.ts';
import { reportsMessages } from '../messages/reports/index.ts';
import { parameterInput, parameterIsShown, reportFormats, reportViolations, shownParameters, visibleReports } from './index.ts';

const agency = { perfis: ['AGENCIA'] };
const traveller = { perfis: ['viajante'] };
const approver = { perfis: ['viajante', 'aprovador'] };

const parameter = (name: string, changes: Partial<ReportParameter> = {}): ReportParameter => ({
  name,
  description: `Descrição de ${name}`,
  type: 'TEXT',
  required: true,
  value: 'x',
  ...changes,
});

test('S-113 only reports for AGENCIA, and only with the permission', () => {
  const reports = [
    { id: 1, perfis: ['AGENCIA', 'viajante'] },
    { id: 2, perfis: ['viajante'] },
    { id: 3, perfis: [] },
  ];
  expect(visibleReports(reports, { permissoes: ['VISUALIZAR_RELATORIO_DE_AGENCIA'] }).map(({ id }) => id)).toEqual([1]);
  expect(visibleReports(reports, { permissoes: ['VISUALIZAR_RELATORIO_DE_AGENCIA_INTERNA'] })).toEqual([]);
  expect(visibleReports(reports, { permissoes: [] })).toEqual([]);
});

test('S-114 the agency does not see the list of agencies', () => {
  const agencies = parameter('agencias', { type: 'LIST' });
  expect(parameterIsShown(agencies, agency)).toBe(false);
  expect(parameterIsShown(agencies, traveller)).toBe(true);
  expect(parameterIsShown(parameter('agencias'), agency)).toBe(true);
  expect(parameterIsShown(parameter('viajantes', { type: 'LIST' }), agency)).toBe(true);
});
test('S-115 travellers who do not approve do not see the list of travellers', () => {
  const travellers = parameter('viajantes', { type: 'LIST' });
  expect(parameterIsShown(travellers, traveller)).toBe(false);
  expect(parameterIsShown(travellers, approver)).toBe(true);
  expect(parameterIsShown(travellers, { perfis: ['aprovador'] })).toBe(true);
  expect(parameterIsShown(parameter('viajantes'), traveller)).toBe(true);
});

test.each([
  ['LIST', [], true],
  ['LIST', null, true],
  ['LIST', '', true],
  ['LIST', ['a'], false],
  ['TEXT', '', true],
  ['TEXT', '  ', true],
  ['DATE', null, true],
  ['DATE', '2026-05-10', false],
  ['NUMBER', null, true],
  ['NUMBER', 0, false],
  ['BOOLEAN', false, false],
  ['BOOLEAN', null, true],
])('S-116 a required %s with %j is missing: %s', (type, value, missing) => {
  const asked = parameter('periodo', { type, value, description: 'Período' });
  const violations = missing ? [{ key: 'o_campo_e_obrigatorio', params: { description: 'Período' }, field: 'periodo' }] : [];
  expect(reportViolations([asked], agency)).toEqual(violations);
  expect(reportViolations([{ ...asked, required: false }], agency)).toEqual([]);
});

test.each(['2026-02-31', '31/02/2026', '1', 20261119])('S-220 a date that is no existing day, %j, is refused, required or not', (value) => {
  const asked = parameter('inicio', { type: 'DATE', value });
  for (const required of [true, false])
    expect(reportViolations([{ ...asked, required }], agency)).toEqual([{ key: 'data_invalida', field: 'inicio' }]);
  expect(reportViolations([{ ...asked, type: 'TEXT' }], agency)).toEqual([]);
});

test('S-117 what is hidden is neither validated nor sent', () => {
  const asked = [parameter('agencias', { type: 'LIST', value: [] }), parameter('periodo')];
  expect(reportViolations(asked, agency)).toEqual([]);
  expect(shownParameters(asked, agency).map(({ name }) => name)).toEqual(['periodo']);
  expect(reportViolations(asked, traveller).map(({ field }) => field)).toEqual(['agencias']);
});
const anyParameter = fc
  .tuple(fc.constantFrom('agencias', 'viajantes', 'periodo'), fc.constantFrom('LIST', 'TEXT'), fc.constantFrom([], ['a'], '', 'x', null))
  .map(([name, type, value]) => parameter(name, { type, value }));
test('S-116 S-117 what is missing was shown', () =>
  fc.assert(
    fc.property(fc.array(anyParameter), fc.constantFrom(agency, traveller, approver), (parameters, person) => {
      const shown = shownParameters(parameters, person).map(({ name }) => name);
      for (const { field } of reportViolations(parameters, person)) expect(shown).toContain(field);
    }),
  ));

test('S-118 pdf, csv, xls, shown as Excel, and xlsx beside it; txt for the management report alone', () => {
  expect(reportFormats({ nomeArquivo: 'rdv01.jrxml' })).toEqual(['pdf', 'csv', 'xls', 'xlsx']);
  expect(reportFormats({ nomeArquivo: 'age09.jrxml' })).toEqual(['pdf', 'csv', 'xls', 'xlsx', 'txt']);
  expect(enumLabel('formato', 'xls')).toBe('formato_xls');
  expect(reportsMessages.ptBr.formato_xls).toBe('Excel');
  expect(enumLabel('formato', 'xlsx')).toBe('formato_xlsx');
});

test.each([
  ['LIST', 'multi-select'],
  ['DATE', 'date'],
  ['NUMBER', 'number'],
  ['BOOLEAN', 'checkbox'],
  ['TEXT', 'text'],
  ['', 'text'],
])('S-119 a parameter of type "%s" is asked with %s', (type, input) => expect(parameterInput(type)).toBe(input));
