import type { RequestSummary } from '@guiche/domain/entities';
import { columnsOfList, type ListColumn } from '@guiche/domain/lists';
import { listStatusLabel } from '@guiche/domain/requests';
import { type ReactNode, useMemo } from 'react';
import { type DataColumn, DataTable } from '../../data/data-table/index.ts';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { WaitingLabel } from '../../data/waiting-label/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { dayAndMonth } from '../../internal/day-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TableCell } from '../../primitives/table/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { columnLabel } from './column-label.ts';
import { listSections } from './list-sections.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { RowChat } from './row-chat.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';

/** What the cells of a row show and do. */
type CellProps = Pick<
  RequestListProps,
  'deadline' | 'now' | 'soonHours' | 'history' | 'hrefOf' | 'actionsOf' | 'onTakeOver' | 'onRelease' | 'onOpenChat' | 'pendingId'
>;

interface Column {
  readonly width?: string;
  readonly align?: 'end';
  readonly cell: (request: RequestSummary, props: CellProps) => ReactNode;
}

const COLUMNS: Readonly<Record<ListColumn, Column>> = {
  prazo: {
    width: 'g:w-42',
    cell: (request, { deadline, now, soonHours }) => (
      <TableCell>
        <OneLine>
          {deadline ? (
            <DeadlineLabel deadline={request[deadline]} now={now} soonHours={soonHours} />
          ) : (
            <WaitingLabel since={request.analiseCliente?.desde ?? null} now={now} />
          )}
        </OneLine>
      </TableCell>
    ),
  },
  numero: { width: 'g:w-30', cell: (request, props) => <NumberCell request={request} {...props} /> },
  viajantes: {
    cell: ({ colaboradores }) => (
      <TableCell>
        <OneLine>
          <TravellerNames travellers={colaboradores} short />
        </OneLine>
      </TableCell>
    ),
  },
  cliente: {
    cell: ({ empresa }) => (
      <TableCell data-cut="" className="g:truncate">
        {empresa.nome}
      </TableCell>
    ),
  },
  viagem: {
    width: 'g:w-36',
    cell: ({ dataViagem, trajeto }, { history }) => (
      <TableCell>
        <span className="g:flex g:items-baseline g:gap-2">
          {dataViagem && (
            <span className="g:text-ink-2 g:tabular">
              {dayAndMonth(dataViagem)}
              {history && `/${dataViagem.slice(0, 4)}`}
            </span>
          )}
          <span data-cut="" className="g:truncate">
            {trajeto ?? '–'}
          </span>
        </span>
      </TableCell>
    ),
  },
  servicos: {
    width: 'g:w-26',
    cell: ({ tiposServico }) => (
      <TableCell>
        <OneLine>
          <ServiceIcons kinds={tiposServico} />
        </OneLine>
      </TableCell>
    ),
  },
  situacao: {
    width: 'g:w-44',
    cell: ({ status, statusCotacaoViagem }) => (
      <TableCell className="g:overflow-hidden">
        <OneLine>
          <StatusBadge label={listStatusLabel(status, statusCotacaoViagem)} />
        </OneLine>
      </TableCell>
    ),
  },
  cotacoes: {
    width: 'g:w-24',
    align: 'end',
    cell: ({ analiseCliente }) => (
      <TableCell align="end" className="g:tabular">
        {analiseCliente?.quantidadeCotacoes ?? '–'}
      </TableCell>
    ),
  },
  melhorTotal: {
    width: 'g:w-32',
    align: 'end',
    cell: ({ analiseCliente }) => (
      <TableCell align="end">
        <MoneyText value={analiseCliente?.melhorTotal ?? null} />
      </TableCell>
    ),
  },
  responsavel: {
    width: 'g:w-62',
    cell: (request, props) => (
      <TableCell holdsControl>
        <ResponsibleCell request={request} {...props} />
      </TableCell>
    ),
  },
};

/** In the history: with its year the date of the trip leaves the route too little of the usual width, and there are no deadlines. */
const OF_HISTORY: Partial<Record<ListColumn, string>> = { viagem: 'g:w-64', situacao: 'g:w-52' };

function columnsAtFirst({ history, deadline }: CellProps): readonly ListColumn[] {
  const columns = columnsOfList(deadline === null && !history ? 'analise' : 'cotacoes');
  return history ? columns.filter((column) => column !== 'prazo') : columns;
}

const uuidOf = ({ uuid }: RequestSummary) => uuid;

/** The requests as a dense table whose heading stays in sight. */
export function RequestTable(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const {
    requests,
    deadline,
    history = false,
    now,
    soonHours,
    latestFirst,
    parted,
    order,
    onOrderChange,
    selection,
    onSelectionChange,
  } = props;
  const { columns: wanted, hrefOf, actionsOf, onTakeOver, onRelease, onOpenChat, pendingId } = props;

  // Rows whose columns and request are the same are not rendered again.
  const columns = useMemo(() => {
    const of = { deadline, now, soonHours, history, hrefOf, actionsOf, onTakeOver, onRelease, onOpenChat, pendingId };
    return (wanted ?? columnsAtFirst(of)).map((id): DataColumn<RequestSummary, ListColumn> => {
      const { width, align, cell } = COLUMNS[id];
      const wide = (history && OF_HISTORY[id]) || width;
      return {
        id,
        label: t(columnLabel(id, deadline === null)),
        ...(wide !== undefined && { width: wide }),
        ...(align && { align }),
        cell: (request) => cell(request, of),
      };
    });
  }, [t, wanted, deadline, now, soonHours, history, hrefOf, actionsOf, onTakeOver, onRelease, onOpenChat, pendingId]);
  const sections = useMemo(() => {
    if (!requests) return [];
    return listSections(requests, { deadline, now, soonHours, latestFirst, parted, order }).map(({ kind, requests: rows }) => ({
      key: kind ?? 'all',
      ...(kind && { name: <SectionName kind={kind} requests={rows} soonHours={soonHours} /> }),
      rows,
    }));
  }, [requests, deadline, now, soonHours, latestFirst, parted, order]);

  return (
    <DataTable
      label={t('label')}
      columns={columns}
      sections={sections}
      rowKey={uuidOf}
      openable={(request) => hrefOf(request) !== undefined}
      order={order && { column: order.coluna, descending: order.sentido === 'decrescente' }}
      onOrderChange={
        onOrderChange && ((next) => onOrderChange(next && { coluna: next.column, sentido: next.descending ? 'decrescente' : 'crescente' }))
      }
      widths={props.widths}
      onWidthChange={props.onWidthChange}
      selection={selection}
      onSelectionChange={onSelectionChange}
      selectLabel={({ idSolicitacao }) => t('select', { number: idSolicitacao })}
      selectAllLabel={t('selectAll')}
      handle={props.handle}
      meanwhile={!requests && <SkeletonRows columns={columns} boxes={onSelectionChange !== undefined} />}
    />
  );
}

function NumberCell({ request, ...props }: CellProps & { request: RequestSummary }) {
  const t = useTexts(requestListTexts);
  const href = props.hrefOf(request);
  return (
    <TableCell>
      <span className="g:flex g:items-center g:gap-2">
        {href === undefined ? (
          <span className="g:font-semibold">{request.idSolicitacao}</span>
        ) : (
          // The link covers its row, so that a press anywhere opens it; buttons in the row lie above it.
          <a
            href={href}
            className="g:rounded-md g:font-semibold g:text-accent-text g:outline-none g:after:absolute g:after:inset-0 g:group-hover:underline g:focus-visible:after:outline-2 g:focus-visible:after:outline-accent g:focus-visible:after:-outline-offset-2"
          >
            <span className="g:sr-only">{t('request')} </span>
            {request.idSolicitacao}
          </a>
        )}
        <RowChat request={request} onOpenChat={props.onOpenChat} />
      </span>
    </TableCell>
  );
}

/** A line of text high, whatever stands in it: icons and buttons that are higher do not stretch the row. */
function OneLine({ children }: { children: ReactNode }) {
  return <span className="g:flex g:h-[1lh] g:items-center">{children}</span>;
}

/** How long the placeholders of a column are, as far as they fit. */
const LENGTHS: Partial<Record<ListColumn, string>> = {
  numero: 'g:w-12',
  cliente: 'g:w-28',
  viagem: 'g:w-24',
  servicos: 'g:w-16',
  cotacoes: 'g:w-6',
};

interface SkeletonRowsProps {
  columns: readonly DataColumn<RequestSummary, ListColumn>[];
  /** Whether a box stands before the columns. */
  boxes: boolean;
}

function SkeletonRows({ columns, boxes }: SkeletonRowsProps) {
  return Array.from({ length: 12 }, (_, row) => (
    <tr key={row} className="g:own">
      {boxes && <TableCell />}
      {columns.map(({ id }, column) => (
        <TableCell key={id}>
          {/* Names differ in length, and so do their placeholders. */}
          <Skeleton className={`g:h-3.5 g:max-w-full ${(row + column) % 3 === 0 ? 'g:w-20' : (LENGTHS[id] ?? 'g:w-32')}`} />
        </TableCell>
      ))}
    </tr>
  ));
}
