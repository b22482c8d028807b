import { findReport, findReportJob, generateReport } from '@guiche/contract/reports';
import type { Report, ReportJob, ReportParameter } from '@guiche/domain/entities';
import type { Person } from './test-server.ts';

/** The body that asks for a report, with some of its values and a format. */
export async function reportBody(
  person: Person,
  nomeArquivo: string,
  values: Readonly<Record<string, ReportParameter['value']>> = {},
  format: Report['format'] = 'csv',
): Promise<Report> {
  const report = await person.call(findReport, { query: { nomeArquivo } });
  const parameters = report.parameters.map(({ options: _o, ...one }) => ({ ...one, value: values[one.name] ?? one.value }));
  return { ...report, parameters, format };
}

/** A report that is made meanwhile. */
export async function startedReport(person: Person, body: Report): Promise<ReportJob> {
  const { job } = await person.files.start(generateReport, { body });
  if (!job) throw new Error('the report was made at once');
  return job;
}

/** A job once it has ended. */
export async function endedJob(person: Person, { id }: Pick<ReportJob, 'id'>): Promise<ReportJob> {
  for (;;) {
    const job = await person.call(findReportJob, { params: { id } });
    if (job.estado !== 'AGUARDANDO' && job.estado !== 'GERANDO') return job;
  }
}
