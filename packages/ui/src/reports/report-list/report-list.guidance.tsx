import type { ListedReport } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { ReportList } from './report-list.tsx';

const listed = (id: number, nome: string, descricao: string): ListedReport => ({
  id,
  nome,
  descricao,
  nomeArquivo: `rel0${id}.jrxml`,
  perfis: ['AGENCIA'],
});
const LIST = { term: '', onTermChange: () => undefined, chosen: 'rel01.jrxml', hrefOf: () => '#/relatorios' };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The description says what is in it and of what it is the sum.',
      example: (
        <ReportList
          {...LIST}
          reports={[
            listed(1, 'Vendas por cliente', 'Total emitido de cada empresa, por tipo de serviço.'),
            listed(2, 'Saldos', 'Créditos de bilhetes não voados, por viajante e validade.'),
          ]}
        />
      ),
    },
    dont: {
      words: 'The name once more: people generate all of them to see which one it is.',
      example: <ReportList {...LIST} reports={[listed(1, 'VEN01', 'Relatório de vendas.'), listed(2, 'SAL01', 'Relatório de saldos.')]} />,
    },
  },
];
