import { BRASILIA, dayIn } from '@guiche/domain/dates';
import { consolidatorName } from '@guiche/domain/quotes';
import { isSale, NO_SALES, otherAmounts, type Sales, sumOfAmounts, withSale } from '@guiche/domain/reports';
import { sortedByName } from '../../db/sorted-by-name.ts';
import { money, number, text } from '../cells.ts';
import { type ReportQuote, reportQuotes } from '../data/report-quotes.ts';
import { countReportRequests, type ReportRequest, reportRequests } from '../data/report-requests.ts';
import type { OpenReport, ReportDefinition, ReportKey, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { CLIENTS, CONSULTANTS, KINDS, period } from './parameters.ts';

/** Whose sales are added up: a key that nobody else has, and the name. */
interface Seller {
  readonly key: string;
  readonly name: string;
}

interface Grouping extends Pick<ReportDefinition, 'id' | 'nomeArquivo' | 'descricao'> {
  readonly nome: ReportKey;
  /** The heading of the names. */
  readonly heading: ReportKey;
  readonly sellerOf: (request: ReportRequest, quote: ReportQuote, say: ReportScope['say']) => Seller;
}

/** The sales of each seller within the period. */
type Ledger = Map<string, { readonly name: string; readonly sales: Sales }>;

const cellsOf = (name: string, sales: Sales) => [
  text(name),
  number(sales.emissoes),
  money(sales.tarifas),
  money(sales.taxas),
  money(sales.fee),
  money(otherAmounts(sales)),
  money(sales.total),
];

function allSales(ledger: Ledger): Sales {
  const all = [...ledger.values()].map(({ sales }) => sales);
  const sum = (field: keyof Sales) => sumOfAmounts(...all.map((sales) => sales[field]));
  return { emissoes: sum('emissoes'), tarifas: sum('tarifas'), taxas: sum('taxas'), fee: sum('fee'), total: sum('total') };
}

function openSales({ sellerOf, nome, heading }: Grouping) {
  return async ({ db, session, say, signal }: ReportScope, values: ReportValues): Promise<OpenReport> => {
    const filter = { empresas: values.list('empresas'), consultores: values.list('consultores') };
    const [first, last, kinds] = [values.text('dataInicial') ?? '', values.text('dataFinal') ?? '', values.list('servicos')];
    const dayOf = dayIn(BRASILIA);
    const ledger: Ledger = new Map();

    function isMeant(quote: ReportQuote): boolean {
      if (quote.dataEmissao === null || !isSale(quote) || (kinds && !kinds.includes(quote.tipoServico))) return false;
      const day = dayOf(new Date(quote.dataEmissao));
      return day >= first && day <= last;
    }
    async function* pages(): AsyncGenerator<ReportPage> {
      for await (const requests of reportRequests(db, session, filter, signal)) {
        const quotes = await reportQuotes(
          db,
          requests.map(({ uuid }) => uuid),
        );
        for (const request of requests) {
          for (const quote of (quotes.get(request.uuid) ?? []).filter(isMeant)) {
            const { key, name } = sellerOf(request, quote, say);
            ledger.set(key, { name, sales: withSale(ledger.get(key)?.sales ?? NO_SALES, quote) });
          }
        }
        yield { read: requests.length, rows: [] };
      }
      yield { read: 0, rows: sortedByName([...ledger.values()], ({ name }) => name).map(({ name, sales }) => cellsOf(name, sales)) };
    }
    return {
      name: say(nome),
      columns: [
        { heading: say(heading), width: 36 },
        { heading: say('relatorio_coluna_emissoes'), width: 12, right: true },
        { heading: say('relatorio_coluna_tarifas'), width: 18, right: true },
        { heading: say('relatorio_coluna_taxas'), width: 18, right: true },
        { heading: say('relatorio_coluna_fee'), width: 16, right: true },
        { heading: say('relatorio_coluna_outros'), width: 16, right: true },
        { heading: say('relatorio_coluna_total'), width: 18, right: true },
      ],
      total: await countReportRequests(db, session, filter),
      pages: pages(),
      sums: () => cellsOf(say('relatorio_total'), allSales(ledger)),
    };
  };
}

const salesReport = (grouping: Grouping): ReportDefinition => ({
  id: grouping.id,
  nomeArquivo: grouping.nomeArquivo,
  nome: grouping.nome,
  descricao: grouping.descricao,
  perfis: ['AGENCIA'],
  format: 'pdf',
  parameters: [
    ...period('relatorio_parametro_emissao_de', 'relatorio_parametro_emissao_ate', { required: true, past: true }),
    CLIENTS,
    CONSULTANTS,
    KINDS,
  ],
  open: openSales(grouping),
});

/** What was issued in a period, added up by client, by consolidator, and by consultant. */
export const salesReports: readonly ReportDefinition[] = [
  salesReport({
    id: 3,
    nomeArquivo: 'age01.jrxml',
    nome: 'relatorio_age01',
    descricao: 'relatorio_age01_descricao',
    heading: 'relatorio_coluna_cliente',
    sellerOf: ({ empresaId, empresa }) => ({ key: String(empresaId), name: empresa }),
  }),
  salesReport({
    id: 4,
    nomeArquivo: 'age02.jrxml',
    nome: 'relatorio_age02',
    descricao: 'relatorio_age02_descricao',
    heading: 'relatorio_coluna_consolidadora',
    sellerOf: (_request, { consolidadora }, say) => ({
      key: consolidadora ?? '',
      name: consolidadora === null ? say('relatorio_sem_consolidadora') : consolidatorName(consolidadora),
    }),
  }),
  salesReport({
    id: 5,
    nomeArquivo: 'age03.jrxml',
    nome: 'relatorio_age03',
    descricao: 'relatorio_age03_descricao',
    heading: 'relatorio_coluna_consultor',
    sellerOf: ({ consultorId, consultor }, _quote, say) => ({ key: consultorId ?? '', name: consultor ?? say('relatorio_sem_consultor') }),
  }),
];
