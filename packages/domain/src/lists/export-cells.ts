import { clockIn } from '../dates/index.ts';
import type { TipoServico } from '../enums/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { listExportMessages } from '../messages/list-export/index.ts';
import type { servicesMessages } from '../messages/services/index.ts';
import type { statusesMessages } from '../messages/statuses/index.ts';
import { listStatusLabel } from '../requests/index.ts';
import type { WallClock } from '../units/index.ts';
import { deadlineOfList } from './list-name.ts';
import type { ListColumn, ListName } from './list-words.ts';
import type { ListedRequest } from './listed-request.ts';

/** A value of a file with its type, so that a spreadsheet can add it up, order it, and reckon with it; null for an empty cell. */
export type ListCell =
  | { readonly tipo: 'texto'; readonly valor: string }
  | { readonly tipo: 'numero'; readonly valor: number }
  | { readonly tipo: 'dinheiro'; readonly valor: number }
  /** A day of the calendar. */
  | { readonly tipo: 'dia'; readonly valor: string }
  /** A local time in the zone of the reader. */
  | { readonly tipo: 'momento'; readonly valor: WallClock }
  | null;

/** Returns the text of a key in the language of the reader. */
export type SayExport = (key: TopicKey<typeof listExportMessages | typeof servicesMessages | typeof statusesMessages>) => string;

/** A column of the file. */
export interface ExportedField {
  readonly titulo: TopicKey<typeof listExportMessages>;
  /** About how wide its values are, in characters. */
  readonly largura: number;
  readonly celula: (request: ListedRequest, read: Reader) => ListCell;
}

interface Reader {
  readonly say: SayExport;
  /** The time zone of the moments. */
  readonly fuso: string;
}

const KINDS = {
  AEREO: 'servico_aereo',
  HOTEL: 'servico_hotel',
  CARRO: 'servico_carro',
  RODOVIARIO: 'servico_rodoviario',
  OUTROS: 'servico_outros',
} as const satisfies Record<TipoServico, TopicKey<typeof servicesMessages>>;

const text = (valor: string | null | undefined): ListCell => (valor ? { tipo: 'texto', valor } : null);
const number = (valor: number | undefined): ListCell => (valor === undefined ? null : { tipo: 'numero', valor });
const momentIn = (moment: string | null | undefined, zone: string): ListCell =>
  moment ? { tipo: 'momento', valor: clockIn(new Date(moment), zone) } : null;

// The screen shows the day and the route of a trip as one: a file has the day as a day, so the route stands beside it.
const FIELDS: Record<Exclude<ListColumn, 'prazo'>, readonly ExportedField[]> = {
  numero: [{ titulo: 'exportacao_numero', largura: 10, celula: ({ idSolicitacao }) => number(idSolicitacao) }],
  viajantes: [
    {
      titulo: 'exportacao_viajantes',
      largura: 32,
      celula: ({ colaboradores }) => text(colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', ')),
    },
  ],
  cliente: [{ titulo: 'exportacao_cliente', largura: 28, celula: ({ empresa }) => text(empresa.nome) }],
  viagem: [
    {
      titulo: 'exportacao_data_viagem',
      largura: 14,
      celula: ({ dataViagem }) => (dataViagem === null ? null : { tipo: 'dia', valor: dataViagem }),
    },
    { titulo: 'exportacao_trajeto', largura: 28, celula: ({ trajeto }) => text(trajeto) },
  ],
  servicos: [
    {
      titulo: 'exportacao_servicos',
      largura: 22,
      celula: ({ tiposServico }, { say }) => text(tiposServico.map((kind) => say(KINDS[kind])).join(', ')),
    },
  ],
  situacao: [
    {
      titulo: 'exportacao_situacao',
      largura: 28,
      celula: ({ status, statusCotacaoViagem }, { say }) => text(say(listStatusLabel(status, statusCotacaoViagem).key)),
    },
  ],
  cotacoes: [{ titulo: 'exportacao_cotacoes', largura: 10, celula: ({ analiseCliente }) => number(analiseCliente?.quantidadeCotacoes) }],
  melhorTotal: [
    {
      titulo: 'exportacao_melhor_total',
      largura: 16,
      celula: ({ analiseCliente }) =>
        analiseCliente?.melhorTotal == null ? null : { tipo: 'dinheiro', valor: analiseCliente.melhorTotal },
    },
  ],
  responsavel: [{ titulo: 'exportacao_responsavel', largura: 26, celula: ({ responsavel }) => text(responsavel?.name) }],
};

function deadlineField(lista: ListName): ExportedField {
  const deadline = deadlineOfList(lista);
  if (deadline === null)
    return {
      titulo: 'exportacao_com_cliente_desde',
      largura: 18,
      celula: ({ analiseCliente }, { fuso }) => momentIn(analiseCliente?.desde, fuso),
    };
  return { titulo: 'exportacao_prazo', largura: 18, celula: (request, { fuso }) => momentIn(request[deadline], fuso) };
}

/** The columns of the file of a list, in the order of the columns of the screen. @see B-045 */
export function exportedFields(columns: readonly ListColumn[], lista: ListName): readonly ExportedField[] {
  return columns.flatMap((column) => (column === 'prazo' ? [deadlineField(lista)] : FIELDS[column]));
}

/** The cells of a request in a file, one for each of its columns. @see B-045 */
export function exportedCells(request: ListedRequest, fields: readonly ExportedField[], read: Reader): readonly ListCell[] {
  return fields.map(({ celula }) => celula(request, read));
}
