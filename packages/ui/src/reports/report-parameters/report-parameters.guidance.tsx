import type { AskedParameter } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { ReportParameters } from './report-parameters.tsx';

const asked = (since: string, least: string, inDetail: string): readonly AskedParameter[] => [
  { name: 'inicio', type: 'DATE', description: since, required: true, value: '2026-11-01' },
  { name: 'minimo', type: 'NUMBER', description: least, required: false, value: null },
  { name: 'detalhar', type: 'BOOLEAN', description: inDetail, required: false, value: null },
];
const FORM = {
  report: { nome: 'Vendas por cliente', descricao: 'Total emitido de cada empresa, por tipo de serviço.', nomeArquivo: 'ven01.jrxml' },
  person: { perfis: ['AGENCIA'] },
  today: '2026-11-27',
  onGenerate: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Descriptions in the words of the report: one knows which date it is.',
      example: <ReportParameters {...FORM} parameters={asked('Emitidas desde', 'Valor mínimo', 'Detalhar por serviço')} />,
    },
    dont: {
      words: 'The names of the file: is it the day of the request, of the issue or of the trip?',
      example: <ReportParameters {...FORM} parameters={asked('dt_inicio', 'vl_min', 'fl_detalhe')} />,
    },
  },
];
