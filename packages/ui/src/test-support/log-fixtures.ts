import type { FieldChange, QuoteLogEntry, RequestLogEntry } from '@guiche/domain/entities';
import { cancellationCalculation } from '@guiche/domain/fines';
import { quoteChanges } from '@guiche/domain/logs';
import { storedRoundTrip } from './air-quote-fixtures.ts';
import { storedStay } from './hotel-quote-fixtures.ts';
import { COLLEAGUE, inMinutes, ME } from './request-fixtures.ts';

const stored = storedRoundTrip();
const [out, ...back] = stored.segmentos;
const repriced = {
  ...stored,
  tarifa: 1388.04,
  total: 1741.08,
  observacao: 'Cliente pediu assento no corredor nos dois trechos. A companhia só libera a marcação 48 h antes da partida.',
  segmentos: out
    ? [
        {
          ...out,
          voos: out.voos.map((flight) => ({ ...flight, numero: '4321', localizador: 'XYZ123', tipoCabine: 'EXECUTIVA' as const })),
        },
        ...back,
      ]
    : [],
};

/** A quote that was added, repriced by a colleague, removed and brought back. */
export const QUOTE_LOG: readonly QuoteLogEntry[] = [
  { acao: 'ADICIONAR', usuario: ME.name, data: inMinutes(-300), detalhes: null, alteracoes: [...quoteChanges(null, stored)] },
  { acao: 'ALTERAR', usuario: COLLEAGUE.name, data: inMinutes(-60), detalhes: null, alteracoes: [...quoteChanges(stored, repriced)] },
  { acao: 'REMOVER', usuario: ME.name, data: inMinutes(-12), detalhes: null, alteracoes: [...quoteChanges(repriced, null)] },
  { acao: 'RESTAURAR', usuario: ME.name, data: inMinutes(-11), detalhes: null, alteracoes: [...quoteChanges(null, repriced)] },
];

const issued = { ...stored, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' as const, tarifaTotal: 1400, taxas: 187.54, total: 1587.54 };
/** An issue that was cancelled with a fine and a credit. */
export const CANCELLED_LOG: readonly QuoteLogEntry[] = [
  {
    acao: 'CANCELAR',
    usuario: ME.name,
    data: inMinutes(-5),
    detalhes: null,
    alteracoes: [
      ...quoteChanges(issued, {
        ...issued,
        statusCotacao: 'EMISSAO_CANCELADA',
        taxaCancelamento: 350,
        saldoEntrada: { valorEntrada: 1237.54, status: 'PENDENTE' },
        dataCancelamento: inMinutes(-5),
      }),
    ],
    calculo: cancellationCalculation(issued, { multa: 350, credito: 1237.54 }),
  },
];

/** The texts of two hotels: what is long, and what is empty. */
export const LONG_LOG: readonly QuoteLogEntry[] = [
  {
    acao: 'ALTERAR',
    usuario: 'Maria Aparecida do Carmo Montenegro de Albuquerque e Souza',
    data: inMinutes(-5),
    detalhes: null,
    alteracoes: [
      ...quoteChanges(
        storedStay(),
        storedStay({
          nome: 'Grande Hotel Internacional Praia da Boa Viagem & Convention Center',
          descricao: `${'À beira-mar. '.repeat(40)}fim`,
        }),
      ),
    ],
  },
];

function responsible(antes: string | null, depois: string | null): FieldChange[] {
  const text = (valor: string | null) => (valor === null ? null : { tipo: 'TEXTO' as const, valor });
  return [{ campo: 'campo_responsavel', antes: text(antes), depois: text(depois) }];
}

const status = (valor: string) => ({ tipo: 'OPCAO' as const, lista: 'status_solicitacao', valor });
const SHARED = { user: { name: ME.name }, usuarioAnterior: null };

/** A request's log with an entry of every known kind and one of an unknown kind, oldest first. */
export const REQUEST_LOG: readonly RequestLogEntry[] = [
  { ...SHARED, tipoAlteracaoSolicitacao: 'ASSUMINDO_SOLICITACAO', date: inMinutes(-500), alteracoes: responsible(null, ME.name) },
  { ...SHARED, tipoAlteracaoSolicitacao: 'LIBERANDO_SOLICITACAO', date: inMinutes(-480), alteracoes: responsible(ME.name, null) },
  {
    ...SHARED,
    tipoAlteracaoSolicitacao: 'ASSUMINDO_DE_OUTRO_CONSULTOR',
    horaAlteracao: inMinutes(-460),
    usuarioAnterior: { name: COLLEAGUE.name },
    alteracoes: responsible(COLLEAGUE.name, ME.name),
  },
  {
    ...SHARED,
    tipoAlteracaoSolicitacao: 'COTACAO_CONCLUIDA',
    date: inMinutes(-440),
    alteracoes: [{ campo: 'campo_situacao', antes: status('COTACAO_AGENCIA'), depois: status('SELECAO_COTACAO') }],
  },
  { ...SHARED, tipoAlteracaoSolicitacao: 'DESATRIBUICAO_GRUPO', date: inMinutes(-420) },
  { ...SHARED, tipoAlteracaoSolicitacao: 'TRANSFERENCIA_SUBSTITUTO', date: inMinutes(-400), usuarioAnterior: { name: COLLEAGUE.name } },
  { ...SHARED, tipoAlteracaoSolicitacao: 'ATRIBUICAO_ZENDESK', date: inMinutes(-380) },
  {
    ...SHARED,
    user: { name: 'Marina Prado' },
    tipoAlteracaoSolicitacao: 'RESPOSTA_CLIENTE',
    date: inMinutes(-360),
    alteracoes: [
      { campo: 'campo_situacao', antes: status('SELECAO_COTACAO'), depois: status('EMISSAO') },
      { campo: 'campo_cotacao_escolhida', antes: null, depois: { tipo: 'TEXTO', valor: 'Gol, GRU → REC, R$ 1.587,54' } },
    ],
  },
  { ...SHARED, tipoAlteracaoSolicitacao: 'TIPO_NOVO', date: inMinutes(-340) },
];
