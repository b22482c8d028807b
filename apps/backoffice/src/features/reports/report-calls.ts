import { cancelReport, downloadReport, findReport, findReportJob, generateReport, listReports } from '@guiche/contract/reports';
import type { User } from '@guiche/domain/entities';
import { visibleReports } from '@guiche/domain/reports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { files } from '../../shared/files.ts';
import type { ReportCalls } from './run-report.ts';

/** The reports that the user may generate; without the permission none. @see S-113, S-361 */
export function reportsQuery(user: Pick<User, 'id' | 'permissoes'>) {
  return queryOptions({
    queryKey: ['reports', user.id],
    queryFn: async ({ signal }) => visibleReports(await api.call(listReports, { signal }), user),
  });
}

/** The definition of a report, with its parameters. @see S-362 */
export function definitionQuery(nomeArquivo: string) {
  return queryOptions({
    queryKey: ['report', nomeArquivo],
    queryFn: ({ signal }) => api.call(findReport, { query: { nomeArquivo }, signal }),
  });
}

/** The calls that make a report. @see S-363 */
export const reportCalls: ReportCalls = {
  async begin(body, signal) {
    const { headers } = await api.send(generateReport, { headers: { prefer: 'respond-async' }, body, signal });
    return headers.get('Location')?.split('/').at(-1) ?? null;
  },
  find: (id, signal) => api.call(findReportJob, { params: { id }, signal }),
  file: (id, signal) => files.download(downloadReport, { params: { id }, signal }),
  cancel: async (id) => void (await api.call(cancelReport, { params: { id } })),
};
