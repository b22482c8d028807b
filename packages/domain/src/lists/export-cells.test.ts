import { expect, test } from 'vitest';
import { requestSummary as request } from '../test-support/request-summary.ts';
import { exportedCells, exportedFields } from './export-cells.ts';
import { exportFileName } from './export-file.ts';
import { columnsOfList } from './list-columns.ts';
import { partByPending } from './part-by-pending.ts';

const read = { say: (key: string) => `<${key}>`, fuso: 'America/Sao_Paulo' };

const full = request(48_210, {
  colaboradores: ['Ana Reis', 'Bia Sá'].map((nomeCompleto) => ({ id: '1', nomeCompleto, email: null, vip: false, premium: false })),
  tiposServico: ['AEREO', 'HOTEL'],
  trajeto: 'GRU → REC',
  dataViagem: '2026-12-01',
  dataVencimentoCotacao: '2026-11-22T02:30:00.000Z',
  dataVencimentoEmissao: '2026-11-23T12:00:00.000Z',
  responsavel: { id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name: 'Clara Nunes' },
  analiseCliente: { desde: '2026-11-20T12:00:00.000Z', quantidadeCotacoes: 3, melhorTotal: 1234.5 },
});

function fileOf(lista: 'cotacoes' | 'emissoes' | 'analise', row = full) {
  const fields = exportedFields(columnsOfList(lista), lista);
  const cells = exportedCells(row, fields, read);
  return Object.fromEntries(fields.map(({ titulo }, index) => [titulo.replace('exportacao_', ''), cells[index]]));
}

test('B-045 every column of the screen, with the type of its values and in the zone of the reader', () => {
  expect(fileOf('cotacoes')).toEqual({
    prazo: { tipo: 'momento', valor: '2026-11-21T23:30' },
    numero: { tipo: 'numero', valor: 48_210 },
    viajantes: { tipo: 'texto', valor: 'Ana Reis, Bia Sá' },
    cliente: { tipo: 'texto', valor: 'Aurora' },
    data_viagem: { tipo: 'dia', valor: '2026-12-01' },
    trajeto: { tipo: 'texto', valor: 'GRU → REC' },
    servicos: { tipo: 'texto', valor: '<servico_aereo>, <servico_hotel>' },
    situacao: { tipo: 'texto', valor: '<status_cotacao_agencia>' },
    responsavel: { tipo: 'texto', valor: 'Clara Nunes' },
  });
  expect(fileOf('emissoes')).toMatchObject({ prazo: { tipo: 'momento', valor: '2026-11-23T09:00' } });
});

test('B-045 in client analysis since when, how many quotes, and the best total as money', () => {
  expect(fileOf('analise')).toMatchObject({
    com_cliente_desde: { tipo: 'momento', valor: '2026-11-20T09:00' },
    cotacoes: { tipo: 'numero', valor: 3 },
    melhor_total: { tipo: 'dinheiro', valor: 1234.5 },
  });
});

test('B-045 what there is not is an empty cell', () => {
  const empty = fileOf('analise', request(1, { tiposServico: [] }));
  expect(
    Object.entries(empty)
      .filter(([, cell]) => cell === null)
      .map(([name]) => name),
  ).toEqual(['com_cliente_desde', 'viajantes', 'data_viagem', 'trajeto', 'servicos', 'cotacoes', 'melhor_total', 'responsavel']);
});

test('B-045 the columns stand in the order of the screen, and only those that it shows', () => {
  expect(exportedFields(['responsavel', 'viagem', 'prazo'], 'emissoes').map(({ titulo }) => titulo)).toEqual([
    'exportacao_responsavel',
    'exportacao_data_viagem',
    'exportacao_trajeto',
    'exportacao_prazo',
  ]);
});

test('B-045 a file is named by its list and by the day of the reader', () => {
  const now = new Date('2026-11-27T02:00:00.000Z');
  expect(exportFileName('cotacoes', 'csv', { now, fuso: 'America/Sao_Paulo' })).toBe('cotacoes-2026-11-26.csv');
  expect(exportFileName('analise', 'xlsx', { now, fuso: 'Europe/Lisbon' })).toBe('analise-2026-11-27.xlsx');
});

test('A-028 B-045 a list that is parted by what requests wait for keeps the order within each part', () => {
  const requests = [
    request(1),
    request(2, { mensagensNaoLidas: 1 }),
    request(3),
    request(4, { status: 'CANCELADA', statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' }),
    request(5, { mensagensNaoLidas: 2 }),
  ];
  expect(partByPending(requests).map(({ id }) => id)).toEqual([4, 2, 5, 1, 3]);
});
