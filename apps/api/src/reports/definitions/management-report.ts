import { isSale, sumOfAmounts, totalInReais } from '@guiche/domain/reports';
import { day, money, number, text } from '../cells.ts';
import { type ReportQuote, reportQuotes } from '../data/report-quotes.ts';
import { countReportRequests, type ReportRequest, reportRequests } from '../data/report-requests.ts';
import type { OpenReport, ReportDefinition, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { CLIENTS, CONSULTANTS, kindName, period, STATUSES, statusName } from './parameters.ts';

/** A request with what was chosen and issued of it, in BRL. */
interface Managed {
  readonly request: ReportRequest;
  /** Null while nothing is chosen, or issued. */
  readonly escolhido: number | null;
  readonly emitido: number | null;
}

function managed(request: ReportRequest, quotes: readonly ReportQuote[]): Managed {
  const sum = (of: readonly ReportQuote[]) => (of.length === 0 ? null : sumOfAmounts(...of.map(totalInReais)));
  return { request, escolhido: sum(quotes.filter(({ escolhida }) => escolhida)), emitido: sum(quotes.filter(isSale)) };
}

function cellsOf({ request, escolhido, emitido }: Managed, say: ReportScope['say']) {
  return [
    number(request.id),
    text(request.empresa),
    text(request.viajantes.join(', ')),
    text(request.consultor),
    day(request.dataViagem),
    text(request.trajeto),
    text((request.tiposServico ?? []).map((kind) => kindName(kind, say)).join(', ')),
    // In the words of the filter, which is about the request and not about its quotes.
    text(statusName(request.status, say)),
    money(escolhido),
    money(emitido),
  ];
}

async function open({ db, session, say, signal }: ReportScope, values: ReportValues): Promise<OpenReport> {
  const filter = {
    firstDay: values.text('dataInicial'),
    lastDay: values.text('dataFinal'),
    empresas: values.list('empresas'),
    consultores: values.list('consultores'),
    situacoes: values.list('situacoes'),
    palavras: values.text('palavras'),
  };
  const [least, issuedAlone] = [values.number('valorMinimo') ?? 0, values.flag('somenteEmitidas')];
  let sums = { escolhido: 0, emitido: 0 };
  async function* pages(): AsyncGenerator<ReportPage> {
    for await (const requests of reportRequests(db, session, filter, signal)) {
      const quotes = await reportQuotes(
        db,
        requests.map(({ uuid }) => uuid),
      );
      const rows = requests
        .map((request) => managed(request, quotes.get(request.uuid) ?? []))
        .filter(({ escolhido, emitido }) => Math.max(escolhido ?? 0, emitido ?? 0) >= least && (!issuedAlone || emitido !== null));
      sums = {
        escolhido: sumOfAmounts(sums.escolhido, ...rows.map(({ escolhido }) => escolhido ?? 0)),
        emitido: sumOfAmounts(sums.emitido, ...rows.map(({ emitido }) => emitido ?? 0)),
      };
      yield { read: requests.length, rows: rows.map((row) => cellsOf(row, say)) };
    }
  }
  return {
    name: say('relatorio_age09'),
    columns: [
      { heading: say('relatorio_coluna_numero'), width: 9, right: true },
      { heading: say('relatorio_coluna_cliente'), width: 22 },
      { heading: say('relatorio_coluna_viajantes'), width: 26 },
      { heading: say('relatorio_coluna_consultor'), width: 18 },
      { heading: say('relatorio_coluna_data_viagem'), width: 14 },
      { heading: say('relatorio_coluna_trajeto'), width: 20 },
      { heading: say('relatorio_coluna_servicos'), width: 16 },
      { heading: say('relatorio_coluna_situacao'), width: 22 },
      { heading: say('relatorio_coluna_escolhido'), width: 15, right: true },
      { heading: say('relatorio_coluna_emitido'), width: 15, right: true },
    ],
    total: await countReportRequests(db, session, filter),
    pages: pages(),
    sums: () => [text(say('relatorio_total')), ...Array.from({ length: 7 }, () => null), money(sums.escolhido), money(sums.emitido)],
  };
}

/** Each request with what was chosen and issued of it: the management report. @see S-118 */
export const managementReport: ReportDefinition = {
  id: 2,
  nomeArquivo: 'age09.jrxml',
  nome: 'relatorio_age09',
  descricao: 'relatorio_age09_descricao',
  perfis: ['AGENCIA'],
  format: 'pdf',
  parameters: [
    ...period('relatorio_parametro_viagem_de', 'relatorio_parametro_viagem_ate'),
    CLIENTS,
    CONSULTANTS,
    STATUSES,
    { name: 'palavras', description: 'relatorio_parametro_palavras', type: 'TEXT' },
    { name: 'valorMinimo', description: 'relatorio_parametro_valor_minimo', type: 'NUMBER' },
    { name: 'somenteEmitidas', description: 'relatorio_parametro_somente_emitidas', type: 'BOOLEAN', initial: () => false },
  ],
  open,
};
