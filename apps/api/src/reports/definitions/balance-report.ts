import { sumOfAmounts } from '@guiche/domain/reports';
import { day, money, text } from '../cells.ts';
import { countReportBalances, reportBalances } from '../data/report-balances.ts';
import type { OpenReport, ReportDefinition, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { CLIENTS } from './parameters.ts';

async function open({ db, session, say, signal }: ReportScope, values: ReportValues): Promise<OpenReport> {
  const filter = {
    empresas: values.list('empresas'),
    validUntil: values.text('validadeAte'),
    least: values.number('valorMinimo'),
    free: values.flag('somenteLivres'),
  };
  let sum = 0;
  async function* pages(): AsyncGenerator<ReportPage> {
    for await (const balances of reportBalances(db, session, filter, signal)) {
      sum = sumOfAmounts(sum, ...balances.map(({ saldo }) => saldo.valor));
      const rows = balances.map(({ saldo, empresa }) => [
        text(empresa),
        text(saldo.viajante),
        text(saldo.cia),
        text(saldo.numeroBilhete),
        day(saldo.validade),
        text(say(saldo.cotacaoId === null ? 'relatorio_saldo_livre' : 'relatorio_saldo_reservado')),
        money(saldo.multa),
        money(saldo.valor),
      ]);
      yield { read: balances.length, rows };
    }
  }
  return {
    name: say('relatorio_age05'),
    columns: [
      { heading: say('relatorio_coluna_cliente'), width: 28 },
      { heading: say('relatorio_coluna_viajante'), width: 28 },
      { heading: say('relatorio_coluna_companhia'), width: 14 },
      { heading: say('relatorio_coluna_bilhete'), width: 20 },
      { heading: say('relatorio_coluna_validade'), width: 14 },
      { heading: say('relatorio_coluna_situacao'), width: 14 },
      { heading: say('relatorio_coluna_multa'), width: 16 },
      { heading: say('relatorio_coluna_valor'), width: 16 },
    ],
    total: await countReportBalances(db, session, filter),
    pages: pages(),
    sums: () => [text(say('relatorio_total')), ...Array.from({ length: 6 }, () => null), money(sum)],
  };
}

/** What earlier issues left at the airlines. */
export const balanceReport: ReportDefinition = {
  id: 7,
  nomeArquivo: 'age05.jrxml',
  nome: 'relatorio_age05',
  descricao: 'relatorio_age05_descricao',
  perfis: ['AGENCIA'],
  format: 'pdf',
  parameters: [
    CLIENTS,
    { name: 'validadeAte', description: 'relatorio_parametro_validade_ate', type: 'DATE' },
    { name: 'valorMinimo', description: 'relatorio_parametro_valor_minimo', type: 'NUMBER' },
    { name: 'somenteLivres', description: 'relatorio_parametro_somente_livres', type: 'BOOLEAN', initial: () => false },
  ],
  open,
};
