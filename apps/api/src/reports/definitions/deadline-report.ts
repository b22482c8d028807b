import { BRASILIA, dayIn } from '@guiche/domain/dates';
import { type DeadlinesMet, isSale, NO_DEADLINES, percentMet, withDeadline } from '@guiche/domain/reports';
import { sortedByName } from '../../db/sorted-by-name.ts';
import { number, text } from '../cells.ts';
import { concludedMoments } from '../data/concluded-moments.ts';
import { reportQuotes } from '../data/report-quotes.ts';
import { countReportRequests, type ReportRequest, reportRequests } from '../data/report-requests.ts';
import type { OpenReport, ReportDefinition, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { CLIENTS, CONSULTANTS, period } from './parameters.ts';

/** How a consultant met the deadlines. */
interface Record {
  readonly name: string;
  readonly cotacao: DeadlinesMet;
  readonly emissao: DeadlinesMet;
}

const cellsOf = ({ name, cotacao, emissao }: Record) => [
  text(name),
  ...[cotacao, emissao].flatMap((met) => [number(met.noPrazo), number(met.atrasadas), number(percentMet(met))]),
];

function added(one: DeadlinesMet, other: DeadlinesMet): DeadlinesMet {
  return { noPrazo: one.noPrazo + other.noPrazo, atrasadas: one.atrasadas + other.atrasadas };
}

/** When the last issue of a request was made; null without one. */
function lastIssue(quotes: readonly { readonly dataEmissao: string | null }[]): Date | null {
  const last = quotes
    .flatMap(({ dataEmissao }) => dataEmissao ?? [])
    .sort()
    .at(-1);
  return last === undefined ? null : new Date(last);
}

async function open({ db, session, now, say, signal }: ReportScope, values: ReportValues): Promise<OpenReport> {
  const filter = { empresas: values.list('empresas'), consultores: values.list('consultores') };
  const [first, last] = [values.text('dataInicial') ?? '', values.text('dataFinal') ?? ''];
  const dayOf = dayIn(BRASILIA);
  const isMeant = (prazo: Date) => dayOf(prazo) >= first && dayOf(prazo) <= last;
  const records = new Map<string, Record>();

  function judged(count: DeadlinesMet, prazo: Date | null, feitoEm: Date | null): DeadlinesMet {
    return prazo !== null && isMeant(prazo) ? withDeadline(count, { prazo, feitoEm, now }) : count;
  }
  async function judgePage(requests: readonly ReportRequest[]): Promise<void> {
    const uuids = requests.map(({ uuid }) => uuid);
    const [concluded, quotes] = [await concludedMoments(db, uuids), await reportQuotes(db, uuids)];
    for (const request of requests) {
      const key = request.consultorId ?? '';
      const known = records.get(key) ?? {
        name: request.consultor ?? say('relatorio_sem_consultor'),
        cotacao: NO_DEADLINES,
        emissao: NO_DEADLINES,
      };
      const done = concluded.get(request.uuid);
      const issues = (quotes.get(request.uuid) ?? []).filter(isSale);
      records.set(key, {
        ...known,
        cotacao: judged(known.cotacao, request.dataVencimentoCotacao, done?.cotacao ?? request.analiseDesde),
        emissao: judged(known.emissao, request.dataVencimentoEmissao, done?.emissao ?? lastIssue(issues)),
      });
    }
  }
  const shown = () => [...records.values()].filter(({ cotacao, emissao }) => percentMet(added(cotacao, emissao)) !== null);
  async function* pages(): AsyncGenerator<ReportPage> {
    for await (const requests of reportRequests(db, session, filter, signal)) {
      await judgePage(requests);
      yield { read: requests.length, rows: [] };
    }
    yield { read: 0, rows: sortedByName(shown(), ({ name }) => name).map(cellsOf) };
  }
  return {
    name: say('relatorio_age04'),
    columns: [
      { heading: say('relatorio_coluna_consultor'), width: 32 },
      { heading: say('relatorio_coluna_cotacoes_no_prazo'), width: 18, right: true },
      { heading: say('relatorio_coluna_cotacoes_atrasadas'), width: 18, right: true },
      { heading: say('relatorio_coluna_cotacoes_percentual'), width: 20, right: true },
      { heading: say('relatorio_coluna_emissoes_no_prazo'), width: 18, right: true },
      { heading: say('relatorio_coluna_emissoes_atrasadas'), width: 18, right: true },
      { heading: say('relatorio_coluna_emissoes_percentual'), width: 20, right: true },
    ],
    total: await countReportRequests(db, session, filter),
    pages: pages(),
    sums() {
      const sum = (of: 'cotacao' | 'emissao') => shown().reduce((all, record) => added(all, record[of]), NO_DEADLINES);
      return cellsOf({ name: say('relatorio_total'), cotacao: sum('cotacao'), emissao: sum('emissao') });
    },
  };
}

/** Which deadlines of a period each consultant met. */
export const deadlineReport: ReportDefinition = {
  id: 6,
  nomeArquivo: 'age04.jrxml',
  nome: 'relatorio_age04',
  descricao: 'relatorio_age04_descricao',
  perfis: ['AGENCIA'],
  format: 'pdf',
  parameters: [...period('relatorio_parametro_prazo_de', 'relatorio_parametro_prazo_ate', { required: true }), CLIENTS, CONSULTANTS],
  open,
};
