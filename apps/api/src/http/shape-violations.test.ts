import { generateReport } from '@guiche/contract/reports';
import { airQuoteSchema, busQuoteSchema, carQuoteSchema, hotelQuoteSchema, passengerSchema } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import type { $ZodIssue } from 'zod/v4/core';
import { shapeViolations } from './shape-violations.ts';

interface Judge {
  safeParse: (body: unknown) => { error?: { issues: $ZodIssue[] } | undefined };
}

/** The violations of the one field that a body has; those of the fields that it lacks are left out. */
function violationsOf(schema: Judge, body: object) {
  const [field] = Object.keys(body);
  const issues = schema.safeParse(body).error?.issues ?? [];
  const own = issues.filter(({ path }) => path[0] === field);
  return shapeViolations(own, body);
}

test.each([
  [hotelQuoteSchema, 'checkin', '2026-02-31T14:00', 'dia_inexistente'],
  [hotelQuoteSchema, 'prazoCancelamento', '2026-02-28T25:61:00Z', 'horario_inexistente'],
  [airQuoteSchema, 'validadeReserva', 'amanhã', 'data_nao_entendida'],
  [busQuoteSchema, 'dataPartida', '2026-02-31T14:00', 'dia_inexistente'],
  [carQuoteSchema, 'dataRetirada', '2026-02-31', 'dia_inexistente'],
  [carQuoteSchema, 'horaRetirada', '24:00', 'horario_inexistente'],
  [passengerSchema, 'dataNascimento', '1990-02-31', 'dia_inexistente'],
  [passengerSchema, 'nome', 7, 'campo_invalido'],
  [hotelQuoteSchema, 'checkin', 7, 'campo_invalido'],
] as const)('%#: what a schema refuses has one violation, and a date has words of its own', (schema, field, value, key) => {
  expect(violationsOf(schema, { [field]: value })).toEqual([expect.objectContaining({ key, field })]);
});

test('a date deep in a body is told by its path', () => {
  const body = { segmentos: [{ voos: [{ dataPartida: '2026-02-31T14:00' }] }] };
  expect(violationsOf(airQuoteSchema, body)).toContainEqual({
    key: 'dia_inexistente',
    params: { campo: 'segmentos.0.voos.0.dataPartida', dia: '31/02/2026' },
    field: 'segmentos.0.voos.0.dataPartida',
  });
});

test('a body that may have two shapes is told by its fields, as the shape has them that it misses least', () => {
  const parameter = { name: 'servicos', description: 'Serviços', type: 'LIST', required: false, value: { a: 1 } };
  const known = { name: 'Gerencial', nomeArquivo: 'age09.jrxml', descricao: '', perfis: ['AGENCIA'], fileName: 'Gerencial.docx' };
  const report = { ...known, format: 'docx', parameters: [parameter] };
  const { issues } = generateReport.body.safeParse(report).error ?? { issues: [] };
  expect(issues.map(({ code }) => code)).toEqual(['invalid_union']);
  expect(shapeViolations(issues, report).map(({ key, field }) => `${field} ${key}`)).toEqual([
    'parameters.0.value campo_invalido',
    'format campo_invalido',
  ]);
});
