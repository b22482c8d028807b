import { routeAddress } from '@guiche/domain/access';
import { reportsMessages } from '@guiche/domain/messages/reports';
import { EmptyState } from '@guiche/ui/feedback/empty-state';
import { Button } from '@guiche/ui/primitives/button';
import { ReportList } from '@guiche/ui/reports/report-list';
import { ReportParameters } from '@guiche/ui/reports/report-parameters';
import { ReportProgress } from '@guiche/ui/reports/report-progress';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileChartColumn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { session } from '../../shared/session/session.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { createKeptChoices } from './kept-choices.ts';
import { usePresentRun } from './present-run.ts';
import { definitionQuery, reportsQuery } from './report-calls.ts';
import { reportBody } from './report-run.ts';
import { REPORTS_QUERY } from './reports-address.ts';

// Whoever has a session here works for the agency.
const AGENCY = { perfis: ['AGENCIA'] };

const kept = createKeptChoices(sessionStorage, () => session.user()?.id);

/** The reports of the agency: one is chosen from the list, asked for with its parameters, and opened or saved. @see S-013, S-112, S-113, S-122 */
export function Component() {
  const t = useText();
  const user = useUser();
  const notify = useNotify(reportsMessages);
  const { shown, values, type } = useAddressValues(REPORTS_QUERY);
  const reports = useQuery(reportsQuery(user));
  const report = reports.data?.find(({ nomeArquivo }) => nomeArquivo === values.relatorio);
  const definition = useQuery({ ...definitionQuery(values.relatorio), enabled: report !== undefined });
  const run = usePresentRun();
  // Said at the fields, where it is mended; of a report that is not shown the notice says it.
  const refused = report && run.body?.nomeArquivo === report.nomeArquivo ? run.refused : undefined;
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  // The parameters of a report may fill the screen: what becomes of the press is below them.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (run.isMade) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [run.isMade]);
  const title = t('navigation.reports');
  useDocumentTitle(report ? `${report.nome} – ${title}` : title);

  // On a narrow screen one takes the place of the other, and the link that was pressed goes with it.
  const before = useRef(values.relatorio);
  useEffect(() => {
    if (before.current === values.relatorio) return;
    before.current = values.relatorio;
    if (list.current?.offsetParent === null) detail.current?.focus();
    else if (values.relatorio === '') list.current?.focus();
  }, [values.relatorio]);

  const found = values.termo === '' ? {} : { termo: values.termo };
  const addressOf = (one: { relatorio?: string }) => hrefTo(routeAddress('/relatorios', { ...found, ...one }));
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{title}</h1>
      <div className="g:grid g:grid-cols-[minmax(0,1fr)] g:items-start g:gap-4 g:lg:grid-cols-[2fr_3fr]">
        <div ref={list} tabIndex={-1} className={values.relatorio === '' ? 'g:own' : 'g:max-lg:hidden'}>
          <ReportList
            reports={reports.data}
            term={shown.termo}
            onTermChange={(termo) => type('termo', termo)}
            chosen={values.relatorio}
            hrefOf={({ nomeArquivo }) => addressOf({ relatorio: nomeArquivo })}
            error={reports.isError && !reports.data ? notify.words(reports.error, 'erro_buscar_relatorios') : undefined}
            onRetry={isFinal(reports.error) ? undefined : () => void reports.refetch()}
            pending={reports.isFetching}
          />
        </div>
        <div ref={detail} tabIndex={-1} className="g:grid g:grid-cols-[minmax(0,1fr)] g:gap-3">
          {values.relatorio !== '' && (
            <div className="g:lg:hidden">
              <Button asChild tone="quiet" size="sm" className="g:-ms-2">
                <a href={addressOf({})}>
                  <ArrowLeft aria-hidden="true" />
                  {t('reports.back')}
                </a>
              </Button>
            </div>
          )}
          {report ? (
            <ReportParameters
              report={report}
              parameters={definition.data && kept.withChosen(report.nomeArquivo, definition.data.parameters)}
              defaultFormat={kept.format(report.nomeArquivo)}
              onFormatChange={(format) => kept.chooseFormat(report.nomeArquivo, format)}
              person={AGENCY}
              refused={refused}
              pending={run.isMade}
              error={definition.isError && !definition.data ? notify.words(definition.error, 'erro_buscar_relatorios') : undefined}
              onRetry={isFinal(definition.error) ? undefined : () => void definition.refetch()}
              retrying={definition.isFetching}
              onParametersChange={(chosen) => definition.data && kept.choose(report.nomeArquivo, definition.data.parameters, chosen)}
              onRefuse={run.dismiss}
              onGenerate={(chosen) => definition.data && run.start(reportBody(definition.data, chosen))}
            />
          ) : (
            reports.data &&
            reports.data.length > 0 && (
              <div className={`g:rounded-md g:border g:border-line g:bg-surface-1 ${values.relatorio === '' ? 'g:max-lg:hidden' : ''}`}>
                <EmptyState icon={<FileChartColumn />} title={t(values.relatorio === '' ? 'reports.choose' : 'reports.unknown')}>
                  {values.relatorio === '' && t('reports.chooseText')}
                </EmptyState>
              </div>
            )
          )}
          {run.body && run.state && refused === undefined && (
            <div ref={notice}>
              <ReportProgress
                report={run.body.name}
                state={run.state}
                onCancel={run.cancel}
                onRetry={run.retry}
                onDismiss={() => {
                  detail.current?.focus();
                  run.dismiss();
                }}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
