import { buffer } from 'node:stream/consumers';
import { BRASILIA, clockIn, shownDate } from '@guiche/domain/dates';
import { idNumber, type Service, type TravelRequest } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { endedFine } from '@guiche/domain/fines';
import { inNationalCurrency } from '@guiche/domain/pricing';
import { isCancelledQuote, quoteLocators, quoteOffer } from '@guiche/domain/quotes';
import { offerFacts } from '@guiche/domain/quotes/text';
import { sumOfAmounts, totalInReais } from '@guiche/domain/reports';
import { listStatusLabel, servicePeriod, serviceRoute, servicesOf } from '@guiche/domain/requests';
import { formatMoney } from '@guiche/masks/money';
import { storedName } from '../../attachments/wire-attachment.ts';
import { CallError } from '../../http/call-error.ts';
import { pdfImage } from '../../pdf/pdf-image.ts';
import { loadRequestOfHistory } from '../../requests/load-request.ts';
import { moment, money, text } from '../cells.ts';
import { imagesOfRequest } from '../data/report-images.ts';
import type { OpenReport, ReportDefinition, ReportDocument, ReportPage, ReportScope } from '../report-definition.ts';
import type { ReportValues } from '../report-values.ts';
import { shownCell } from '../shown-cell.ts';
import { kindName } from './parameters.ts';

type Say = ReportScope['say'];

/** What is told of the chosen quote of a service. */
function chosenOf({ escolhida }: Service) {
  if (escolhida === null) return { oferta: '', localizador: null, bilhete: null, emissao: null, total: null, status: null };
  return {
    oferta: quoteOffer(escolhida),
    localizador: quoteLocators(escolhida).join(', '),
    bilhete: escolhida.numeroBilhete,
    emissao: escolhida.dataEmissao,
    total: totalInReais(escolhida),
    status: escolhida.statusCotacao,
  };
}

function statusName(status: string | null, say: Say): string {
  const key = status === null ? null : enumLabel('status_cotacao', status);
  return key === null ? (status ?? '') : say(key);
}

/** The day of a moment, in Brasília. */
function dayOf(moment: string | null): string | null {
  return moment && shownDate(clockIn(new Date(moment), BRASILIA));
}

/** A value on its line, with what it is. */
const line = (say: Say, name: Parameters<Say>[0], valor: string | null) =>
  valor ? [say('relatorio_parametro_valor', { parametro: say(name), valor })] : [];

/** The days of a service: `12/12/2026 – 15/12/2026`. */
function daysOf(service: Service): string {
  const period = servicePeriod(service);
  return period === null
    ? ''
    : [period.from, period.to]
        .filter((day) => day !== null)
        .map(shownDate)
        .join(' – ');
}

/** What ended an issue, and what is left of it: fine, ticket credit, what becomes of the balance, and when. */
function endLines({ escolhida }: Service, say: Say): readonly string[] {
  if (escolhida === null) return [];
  const fine = endedFine(escolhida);
  if (fine === null && !isCancelledQuote(escolhida)) return [];
  const { opcaoSaldo, dataCancelamento } = escolhida;
  const credit = 'segmentos' in escolhida ? (escolhida.saldoEntrada?.valorEntrada ?? 0) : 0;
  const inCurrency = (amount: number) => formatMoney(amount, { currency: escolhida.moeda?.codigo ?? 'BRL' });
  const option = opcaoSaldo && enumLabel('opcao_saldo', opcaoSaldo);
  return [
    ...line(say, 'campo_multa', fine === null ? null : inCurrency(fine)),
    ...line(say, 'campo_saldo_entrada', credit > 0 ? inCurrency(credit) : null),
    ...line(say, 'campo_opcao_saldo', option ? say(option) : null),
    ...(isCancelledQuote(escolhida) ? line(say, 'campo_data_cancelamento', dayOf(dataCancelamento)) : []),
  ];
}

function sectionOf(service: Service, { say, language }: ReportScope): ReportDocument['sections'][number] {
  const { oferta, localizador, bilhete, emissao, total, status } = chosenOf(service);
  const facts = service.escolhida === null ? [] : offerFacts(service.escolhida, language, service).lines;
  return {
    title: `${kindName(service.tipoServico, say)}: ${serviceRoute(service)}`,
    lines: [
      ...line(say, 'relatorio_coluna_viajantes', service.viajantes.map(({ nomeCompleto }) => nomeCompleto).join(', ')),
      ...line(say, 'relatorio_coluna_quando', daysOf(service)),
      ...line(say, 'relatorio_coluna_oferta', oferta),
      ...facts,
      ...line(say, 'relatorio_coluna_situacao', statusName(status, say)),
      ...line(say, 'relatorio_coluna_localizador', localizador),
      ...line(say, 'relatorio_coluna_bilhete', bilhete),
      ...line(say, 'relatorio_coluna_emissao', dayOf(emissao)),
      ...line(say, 'campo_emissor', service.escolhida?.emissor ?? null),
      ...line(say, 'relatorio_coluna_pagamento', service.escolhida?.tipoPagamento?.descricao ?? null),
      ...line(say, 'relatorio_coluna_total', shownCell(money(total))),
      ...endLines(service, say),
    ],
  };
}

function headOf(request: TravelRequest, total: number, say: Say): readonly string[] {
  return [
    ...line(say, 'relatorio_coluna_numero', String(request.idSolicitacao)),
    ...line(say, 'relatorio_coluna_cliente', request.empresa.nome),
    ...line(say, 'relatorio_coluna_viajantes', request.colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', ')),
    ...line(say, 'relatorio_coluna_solicitante', request.solicitante.nome),
    ...line(say, 'relatorio_coluna_aprovador', request.aprovadorSolicitacao?.nome ?? null),
    ...line(say, 'relatorio_coluna_consultor', request.responsavel?.name ?? null),
    ...line(say, 'relatorio_coluna_situacao', say(listStatusLabel(request.status, request.statusCotacaoViagem).key)),
    ...line(say, 'relatorio_coluna_data_viagem', shownDate(request.dataViagem)),
    ...line(say, 'relatorio_coluna_total', shownCell(money(total))),
  ];
}

/** The images of a request that a PDF shows; one whose file is gone or damaged is left out. */
async function imagesOf({ db, files, signal }: ReportScope, request: TravelRequest): Promise<ReportDocument['images']> {
  const images = [];
  for (const found of await imagesOfRequest(db, request)) {
    signal.throwIfAborted();
    const content = await files.read(storedName(found));
    const image = content && pdfImage(await buffer(content));
    if (image) images.push({ name: found.descricao, image });
  }
  return images;
}

function rowOf(service: Service, say: Say) {
  const fine = service.escolhida && endedFine(service.escolhida);
  const { oferta, localizador, bilhete, emissao, total, status } = chosenOf(service);
  return [
    text(kindName(service.tipoServico, say)),
    text(serviceRoute(service)),
    text(daysOf(service)),
    text(oferta),
    text(localizador),
    text(bilhete),
    moment(emissao),
    text(statusName(status, say)),
    money(total),
    money(fine === null || service.escolhida === null ? null : inNationalCurrency(fine, service.escolhida.cotacaoMoeda)),
  ];
}

async function open(scope: ReportScope, values: ReportValues): Promise<OpenReport> {
  const { db, session, say } = scope;
  // People paste it with a dot for thousands, or with a sign before it.
  const number = Number(values.text('idSolicitacao')?.replace(/^\D+|[.\s]/g, '') ?? Number.NaN);
  if (!idNumber.safeParse(number).success) throw new CallError(404, 'solicitacao_nao_encontrada');
  const request = await loadRequestOfHistory(db, session, number);
  const services = servicesOf(request);
  async function* pages(): AsyncGenerator<ReportPage> {
    yield { read: services.length, rows: services.map((service) => rowOf(service, say)) };
  }
  // What was cancelled is told at its service with what it cost: the client does not pay it.
  const standing = services.filter(({ escolhida }) => escolhida === null || !isCancelledQuote(escolhida));
  const total = sumOfAmounts(...standing.map((service) => chosenOf(service).total ?? 0));
  return {
    name: say('relatorio_nome_do_arquivo', { relatorio: say('relatorio_rdv01'), numero: request.idSolicitacao }),
    columns: [
      { heading: say('relatorio_coluna_servico'), width: 12 },
      { heading: say('relatorio_coluna_trajeto'), width: 26 },
      { heading: say('relatorio_coluna_quando'), width: 24 },
      { heading: say('relatorio_coluna_oferta'), width: 30 },
      { heading: say('relatorio_coluna_localizador'), width: 14 },
      { heading: say('relatorio_coluna_bilhete'), width: 18 },
      { heading: say('relatorio_coluna_emissao'), width: 18 },
      { heading: say('relatorio_coluna_situacao'), width: 22 },
      { heading: say('relatorio_coluna_total'), width: 16, right: true },
      { heading: say('relatorio_coluna_multa_reais'), width: 16, right: true },
    ],
    total: services.length,
    pages: pages(),
    sums: () => [text(say('relatorio_total')), ...Array.from({ length: 7 }, () => null), money(total), null],
    document: {
      head: headOf(request, total, say),
      sections: services.map((service) => sectionOf(service, scope)),
      images: values.flag('mostrarImagens') ? await imagesOf(scope, request) : [],
    },
  };
}

/** One request with its services, and the images that are attached to it. @see S-124 */
export const requestReport: ReportDefinition = {
  id: 1,
  nomeArquivo: 'rdv01.jrxml',
  nome: 'relatorio_rdv01',
  descricao: 'relatorio_rdv01_descricao',
  perfis: ['AGENCIA'],
  format: 'pdf',
  subject: 'idSolicitacao',
  parameters: [
    { name: 'idSolicitacao', description: 'relatorio_parametro_solicitacao', type: 'TEXT', required: true },
    { name: 'mostrarImagens', description: 'relatorio_parametro_imagens', type: 'BOOLEAN', initial: () => true },
  ],
  open,
};
