import { listBiReports } from '@guiche/contract/panels';
import { BiPanel } from '@guiche/ui/shell/bi-panel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { IssuesOfTheYear } from '../../shared/panels/issues-of-the-year.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

/** The reports, by absolute addresses: one of this server is a path. @see A-268, S-337 */
const reportsQuery = queryOptions({
  queryKey: ['bi-reports'],
  queryFn: async ({ signal }) => {
    const reports = await api.call(listBiReports, { signal });
    return reports.map(({ url, nome }) => ({ url: new URL(url, window.location.origin).href, nome }));
  },
});

/** What a report may be embedded from: the server named the addresses, and its policy allows no others. */
const originsOf = (reports: readonly { readonly url: string }[] = []) => [...new Set(reports.map(({ url }) => new URL(url).origin))];

/** The management panel: a report of the business intelligence, and the chart of the year. @see, S-019 */
export function Component() {
  const t = useText();
  const reports = useQuery(reportsQuery);
  const title = t('navigation.management');
  useDocumentTitle(title);
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{title}</h1>
      <div className="g:grid g:grid-cols-1 g:gap-4">
        <section className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
          <BiPanel
            reports={reports.data}
            origins={originsOf(reports.data)}
            error={reports.isError && !reports.data ? t('management.failed') : undefined}
            onRetry={isFinal(reports.error) ? undefined : () => void reports.refetch()}
          />
        </section>
        <section className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
          <h2 className="g:mb-3 g:font-semibold">{t('lists.chart')}</h2>
          <IssuesOfTheYear />
        </section>
      </div>
    </>
  );
}
