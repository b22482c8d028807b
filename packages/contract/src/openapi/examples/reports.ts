import type { ListedReport, ReportDefinition, ReportJob } from '@guiche/domain/entities';
import { CLIENT } from './people.ts';

const COMMON = {
  nomeArquivo: 'age09.jrxml',
  descricao: 'Quanto a agência cotou, emitiu e cancelou para cada cliente, mês a mês.',
  perfis: ['AGENCIA'],
} satisfies Partial<ListedReport>;

export const LISTED_REPORT: ListedReport = { ...COMMON, id: 2, nome: 'Gerencial' };

export const REPORT: ReportDefinition = {
  ...COMMON,
  name: 'Gerencial',
  format: 'pdf',
  fileName: 'Gerencial',
  parameters: [
    { name: 'dataInicial', description: 'Data inicial', type: 'DATE', required: true, value: '2026-11-01' },
    { name: 'dataFinal', description: 'Data final', type: 'DATE', required: true, value: '2026-11-21' },
    {
      name: 'empresas',
      description: 'Clientes',
      type: 'LIST',
      required: false,
      value: [],
      options: [{ id: String(CLIENT.id), label: CLIENT.name }],
    },
  ],
};

export const REPORT_JOB: ReportJob = {
  id: '00000000-0000-4000-8000-0000000000e1',
  estado: 'GERANDO',
  progresso: 0.25,
  fileName: 'Gerencial.pdf',
  format: 'pdf',
  criadaEm: '2026-11-21T14:05:09.000Z',
  prazo: '2026-11-22T14:05:09.000Z',
};

/** What a call answers that is still being done, by the name of the call. */
export const STARTED: Readonly<Record<string, unknown>> = { generateReport: { ...REPORT_JOB, estado: 'AGUARDANDO', progresso: null } };
