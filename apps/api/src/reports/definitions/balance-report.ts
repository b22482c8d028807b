import { balanceState } from '@guiche/domain/balances';
import { BRASILIA, dayIn } from '@guiche/domain/dates';
import { BRL } from '@guiche/domain/pricing';
import { sumOfAmounts } from '@guiche/domain/reports';
import { sortedByName } from '../../db/sorted-by-name.ts';
import { day, money, text } from '../cells.ts';
import { countReportBalances, type ReportBalance, reportBalances } from '../data/report-balances.ts';
import type { OpenReport, ReportDefinition, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { CLIENTS } from './parameters.ts';

const STATE_TEXTS = {
  livre: 'relatorio_saldo_livre',
  reservado: 'relatorio_saldo_reservado',
  vencido: 'relatorio_saldo_vencido',
} as const;

/** The last day of a balance; one without an end comes behind all others. */
const lastDay = ({ saldo }: ReportBalance) => saldo.validade ?? '9999-12-31';

/** The balances in the order of client, traveller and last day, with the sum of those in reais. */
async function open({ db, session, say, signal, now }: ReportScope, values: ReportValues): Promise<OpenReport> {
  const today = dayIn(BRASILIA)(now);
  const filter = {
    empresas: values.list('empresas'),
    validUntil: values.text('validadeAte'),
    least: values.number('valorMinimo'),
    freeOn: values.flag('somenteLivres') ? today : undefined,
  };
  let sum = 0;
  async function* pages(): AsyncGenerator<ReportPage> {
    const read: ReportBalance[] = [];
    for await (const balances of reportBalances(db, session, filter, signal)) {
      read.push(...balances);
      // Amounts of different currencies have no sum.
      sum = sumOfAmounts(sum, ...balances.filter(({ saldo }) => saldo.moeda === BRL.codigo).map(({ saldo }) => saldo.valor));
      yield { read: balances.length, rows: [] };
    }
    const byDay = read.toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)));
    const sorted = sortedByName(
      sortedByName(byDay, ({ saldo }) => saldo.viajante),
      ({ empresa }) => empresa,
    );
    const rows = sorted.map(({ saldo, empresa }) => [
      text(empresa),
      text(saldo.viajante),
      text(saldo.cia),
      text(saldo.numeroBilhete),
      day(saldo.validade),
      text(say(STATE_TEXTS[balanceState(saldo, today)])),
      text(saldo.moeda),
      money(saldo.multa),
      money(saldo.valor),
    ]);
    yield { read: 0, rows };
  }
  return {
    name: say('relatorio_age05'),
    columns: [
      { heading: say('relatorio_coluna_cliente'), width: 28 },
      { heading: say('relatorio_coluna_viajante'), width: 28 },
      { heading: say('relatorio_coluna_companhia'), width: 12 },
      { heading: say('relatorio_coluna_bilhete'), width: 18 },
      { heading: say('relatorio_coluna_validade'), width: 14 },
      { heading: say('relatorio_coluna_situacao'), width: 14 },
      { heading: say('relatorio_coluna_moeda'), width: 8 },
      { heading: say('relatorio_coluna_multa'), width: 14, right: true },
      { heading: say('relatorio_coluna_valor'), width: 16, right: true },
    ],
    total: await countReportBalances(db, session, filter),
    pages: pages(),
    sums: () => [text(say('relatorio_coluna_total')), ...Array.from({ length: 7 }, () => null), money(sum)],
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
