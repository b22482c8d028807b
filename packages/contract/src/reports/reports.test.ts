import { requestReport } from '@guiche/domain/reports';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { type Call, isWrite } from '../call/index.ts';
import { ALL_CALLS, TOPICS } from '../calls/index.ts';
import { createFileClient } from '../files/index.ts';
import { exampleOf, openApiDocument } from '../openapi/index.ts';
import { cancelReport, downloadReport, findReport, findReportJob, generateReport, listReports } from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

const parameter = { name: 'empresas', description: 'Clientes', type: 'LIST', required: true, value: ['101'] };
const common = { nomeArquivo: 'age09.jrxml', descricao: 'Mês a mês', perfis: ['AGENCIA'] };
const report = { ...common, name: 'Gerencial', parameters: [parameter], format: 'txt', fileName: 'Gerencial' };

test('S-361 S-273 the list names each report `nome`, and adds its `id`', () => {
  expect(spelled(listReports)).toBe('GET middleware /reports');
  const listed = { ...common, id: 9, nome: 'Gerencial' };
  const answer = listReports.responses[200];
  expect(takes(answer, [listed])).toBe(true);
  for (const field of Object.keys(listed)) expect([field, takes(answer, [{ ...listed, [field]: undefined }])]).toEqual([field, false]);
});

test('S-362 S-273 S-274 a definition is asked for by its file, and has each parameter with its items', () => {
  expect(spelled(findReport)).toBe('GET middleware /report');
  expect([takes(findReport.query, { nomeArquivo: 'age09.jrxml' }), takes(findReport.query, {})]).toEqual([true, false]);
  const answer = findReport.responses[200];
  const withItems = (options: unknown) => ({ ...report, parameters: [{ ...parameter, options }] });
  expect(takes(answer, withItems([{ id: '101', label: 'Serra Azul' }]))).toBe(true);
  expect(takes(answer, withItems([{ id: 101, label: 'Serra Azul' }]))).toBe(false);
  for (const field of Object.keys(report)) expect([field, takes(answer, { ...report, [field]: undefined })]).toEqual([field, false]);
  for (const field of Object.keys(parameter)) {
    expect([field, takes(answer, { ...report, parameters: [{ ...parameter, [field]: undefined }] })]).toEqual([field, false]);
  }
});

test('S-363 S-273 S-274 a report is asked for with its values and its format, and its file is bytes', () => {
  expect(spelled(generateReport)).toBe('POST middleware /reports');
  const { body } = generateReport;
  for (const [type, value] of [
    ['LIST', ['101']],
    ['DATE', '2026-11-21'],
    ['NUMBER', 3],
    ['BOOLEAN', true],
    ['OUTRO', null],
  ] as const) {
    expect(takes(body, { ...report, parameters: [{ ...parameter, type, value }] })).toBe(true);
  }
  const formats = ['pdf', 'csv', 'xls', 'xlsx', 'txt'];
  expect([...formats, 'doc'].filter((format) => takes(body, { ...report, format }))).toEqual(formats);
  for (const field of Object.keys(report)) expect([field, takes(body, { ...report, [field]: undefined })]).toEqual([field, false]);
  // It is made of what is there at this moment, so it is never answered from what was stored under a key.
  expect([generateReport.form, generateReport.responses[200], isWrite(generateReport)]).toEqual(['file', null, false]);
});

test('S-124 the report of a request has a body of its own, for `POST {middleware}/reports` too', () => {
  const short = {
    name: 'rdv',
    file: 'rdv01.jrxml',
    format: 'pdf',
    parameters: [
      { name: 'idSolicitacao', value: [48_210] },
      { name: 'mostrarImagens', value: 'S' },
    ],
  };
  expect(requestReport(48_210)).toEqual(short);
  const { body } = generateReport;
  expect(takes(body, short)).toBe(true);
  for (const wrong of [{ name: 'age09' }, { file: 'age09.jrxml' }, { format: 'csv' }, { parameters: short.parameters.slice(0, 1) }])
    expect(takes(body, { ...short, ...wrong })).toBe(false);
  for (const value of [48_210, [], [1, 2], ['48210']])
    expect(takes(body, { ...short, parameters: [{ name: 'idSolicitacao', value }, short.parameters[1]] })).toBe(false);
});

const job = { id: '00000000-0000-4000-8000-0000000000e1', progresso: null, fileName: 'Gerencial.pdf', format: 'pdf' } as const;
const times = { criadaEm: '2026-11-21T14:05:09.000Z', prazo: '2026-11-22T14:05:09.000Z' };

test('S-363 a report that is made meanwhile has a job: how far it is, its file, and an end before its time', () => {
  expect([findReportJob, downloadReport, cancelReport].map(spelled)).toEqual([
    'GET middleware /reports/jobs/:id',
    'GET middleware /reports/jobs/:id/file',
    'DELETE middleware /reports/jobs/:id',
  ]);
  expect(downloadReport.form).toBe('file');
  for (const answer of [generateReport.responses[202], findReportJob.responses[200], cancelReport.responses[200]]) {
    const states = ['AGUARDANDO', 'GERANDO', 'PRONTO', 'FALHOU', 'CANCELADO'];
    expect([...states, 'OUTRO'].filter((estado) => takes(answer, { ...job, ...times, estado }))).toEqual(states);
    expect([0, 0.5, 1, 1.5, -1].filter((progresso) => takes(answer, { ...job, ...times, estado: 'GERANDO', progresso }))).toEqual([
      0, 0.5, 1,
    ]);
  }
});

test('S-363 the client asks for a report to be made meanwhile, and takes the file of a server that makes it at once', async () => {
  const asked: Request[] = [];
  const answers = [
    new Response(JSON.stringify({ ...job, ...times, estado: 'AGUARDANDO', criadaEm: '2026-11-21T14:05:09Z' }), { status: 202 }),
    new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
  ];
  const files = createFileClient({
    bases: {
      rest: 'http://a',
      agency: 'http://a',
      middleware: 'http://a',
      viajor: 'http://a',
      integrator: 'http://a',
      translator: 'http://a',
    },
    authorization: () => 'x',
    instance: () => null,
    language: () => 'pt-BR',
    fetch: async (address, init) => {
      asked.push(new Request(address, init));
      return answers.shift() ?? Response.error();
    },
  });
  const body = requestReport(48_210);
  expect(await files.start(generateReport, { body })).toEqual({ job: { ...job, ...times, estado: 'AGUARDANDO' } });
  const { file } = await files.start(generateReport, { body });
  expect([file?.type, await file?.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(asked.map(({ method, url, headers }) => [method, url, headers.get('prefer'), headers.get('content-type')])).toEqual([
    ['POST', 'http://a/reports', 'respond-async', 'application/json'],
    ['POST', 'http://a/reports', 'respond-async', 'application/json'],
  ]);
  expect(await asked[0]?.json()).toEqual(body);
});

test('S-363 the OpenAPI document has the file and the job of one call', () => {
  const { paths } = openApiDocument(TOPICS, { title: 'x', version: '1', exampleOf }) as {
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
  };
  const { responses } = paths['/middleware/reports']?.['post'] ?? { responses: {} };
  expect(responses['200']?.content).toEqual({ 'application/octet-stream': {} });
  expect(responses['202']?.content).toMatchObject({ 'application/json': { schema: { $ref: '#/components/schemas/ReportJob' } } });
  expect(ALL_CALLS).toContain(generateReport);
});
