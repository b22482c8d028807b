import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { Fragment, type ReactNode } from 'react';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { WaitingLabel } from '../../data/waiting-label/index.ts';
import { type TextKey, useTexts } from '../../i18n/index.ts';
import { dayAndMonth } from '../../internal/day-text.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { TravellerNames } from '../internal/traveller-names.tsx';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { ResponsibleCell } from './responsible-cell.tsx';
import { RowChat } from './row-chat.tsx';
import { SectionName } from './section-name.tsx';
import { ServiceIcons } from './service-icons.tsx';
import { urgencySections } from './urgency-sections.ts';

type Column = readonly [name: TextKey<typeof requestListTexts>, width: string, align?: 'start' | 'end'];

const SHARED = [
  ['number', 'g:w-32'],
  ['travellers', ''],
  ['client', ''],
  ['trip', 'g:w-39'],
  ['services', 'g:w-26'],
] as const satisfies readonly Column[];
const WITH_DEADLINE: readonly Column[] = [['deadline', 'g:w-42'], ...SHARED, ['status', 'g:w-48'], ['responsible', 'g:w-62']];
// The name of the list is the status of all its rows: the columns about the client's choice take the place of the status.
const IN_ANALYSIS: readonly Column[] = [
  ['waiting', 'g:w-42'],
  ...SHARED,
  ['quotes', 'g:w-24', 'end'],
  ['bestTotal', 'g:w-32', 'end'],
  ['responsible', 'g:w-62'],
];

// With its year the date of the trip leaves the route too little of the usual width.
const OF_HISTORY: readonly Column[] = [
  ...SHARED.map(([name, width]): Column => [name, name === 'trip' ? 'g:w-64' : width]),
  ['status', 'g:w-52'],
  ['responsible', 'g:w-62'],
];

/** The requests as a dense table whose heading stays in sight. */
export function RequestTable(props: RequestListProps) {
  const t = useTexts(requestListTexts);
  const { requests, deadline } = props;
  const columns = props.history ? OF_HISTORY : deadline === null ? IN_ANALYSIS : WITH_DEADLINE;
  return (
    <Table
      label={t('label')}
      head={columns.map(([column, width, align]) => (
        <TableHeading key={column} className={width} align={align ?? 'start'}>
          {t(column)}
        </TableHeading>
      ))}
    >
      {requests
        ? urgencySections(requests, props).map((section) => (
            <Fragment key={section.urgency ?? 'all'}>
              {section.urgency && (
                <tr className="g:own">
                  <th
                    scope="colgroup"
                    colSpan={columns.length}
                    className="g:h-7 g:border-line g:border-b g:bg-surface g:px-2.5 g:text-start g:text-sm"
                  >
                    <SectionName urgency={section.urgency} requests={section.requests} soonHours={props.soonHours} />
                  </th>
                </tr>
              )}
              {section.requests.map((request) => (
                <RequestRow key={request.uuid} request={request} {...props} />
              ))}
            </Fragment>
          ))
        : Array.from({ length: 12 }, (_, row) => <SkeletonRow key={row} row={row} columns={columns} />)}
    </Table>
  );
}

function RequestRow({ request, ...props }: RequestListProps & { request: RequestSummary }) {
  const t = useTexts(requestListTexts);
  const href = props.hrefOf(request);
  return (
    <tr
      data-row=""
      data-openable={href !== undefined || undefined}
      className="g:group g:relative g:transition-[background-color,border-color,color] g:duration-120 g:focus-within:bg-surface-2 g:data-openable:hover:bg-surface-2"
    >
      {!props.history && (
        <TableCell>
          <OneLine>
            {props.deadline ? (
              <DeadlineLabel deadline={request[props.deadline]} now={props.now} soonHours={props.soonHours} />
            ) : (
              <WaitingLabel since={request.analiseCliente?.desde ?? null} now={props.now} />
            )}
          </OneLine>
        </TableCell>
      )}
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
      <TableCell>
        <OneLine>
          <TravellerNames travellers={request.colaboradores} short />
        </OneLine>
      </TableCell>
      <TableCell data-cut="" className="g:truncate">
        {request.empresa.nome}
      </TableCell>
      <TableCell>
        <span className="g:flex g:items-baseline g:gap-2">
          {request.dataViagem && (
            <span className="g:text-ink-2 g:tabular">
              {dayAndMonth(request.dataViagem)}
              {props.history && `/${request.dataViagem.slice(0, 4)}`}
            </span>
          )}
          <span data-cut="" className="g:truncate">
            {request.trajeto ?? '–'}
          </span>
        </span>
      </TableCell>
      <TableCell>
        <OneLine>
          <ServiceIcons kinds={request.tiposServico} />
        </OneLine>
      </TableCell>
      {props.history || props.deadline ? (
        <TableCell className="g:overflow-hidden">
          <OneLine>
            <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
          </OneLine>
        </TableCell>
      ) : (
        <>
          <TableCell align="end" className="g:tabular">
            {request.analiseCliente?.quantidadeCotacoes ?? '–'}
          </TableCell>
          <TableCell align="end">
            <MoneyText value={request.analiseCliente?.melhorTotal ?? null} />
          </TableCell>
        </>
      )}
      <TableCell holdsControl>
        <ResponsibleCell request={request} {...props} />
      </TableCell>
    </tr>
  );
}

/** A line of text high, whatever stands in it: icons and buttons that are higher do not stretch the row. */
function OneLine({ children }: { children: ReactNode }) {
  return <span className="g:flex g:h-[1lh] g:items-center">{children}</span>;
}

/** How long the placeholders of a column are, as far as they fit. */
const LENGTHS: Partial<Record<Column[0], string>> = {
  number: 'g:w-12',
  client: 'g:w-28',
  trip: 'g:w-24',
  services: 'g:w-16',
  quotes: 'g:w-6',
};

function SkeletonRow({ row, columns }: { row: number; columns: readonly Column[] }) {
  return (
    <tr className="g:own">
      {columns.map(([name], column) => (
        <TableCell key={name}>
          {/* Names differ in length, and so do their placeholders. */}
          <Skeleton className={`g:h-3.5 g:max-w-full ${(row + column) % 3 === 0 ? 'g:w-20' : (LENGTHS[name] ?? 'g:w-32')}`} />
        </TableCell>
      ))}
    </tr>
  );
}
