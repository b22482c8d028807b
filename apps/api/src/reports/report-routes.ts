import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { BASE_PATHS } from '@guiche/contract/call';
import { cancelReport, downloadReport, findReport, findReportJob, generateReport, listReports } from '@guiche/contract/reports';
import type { ReportJob } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import type { TextParams } from '@guiche/domain/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { type CallContext, registerCall } from '../http/register-call.ts';
import { registerDownload, type SentFile } from '../http/register-file-calls.ts';
import { textOf } from '../http/texts.ts';
import type { Session } from '../session/data/sessions.ts';
import { type AskedReport, askedReport, listedReports, type ReportBody, wireDefinition } from './asked-report.ts';
import { cancelJob, insertJob, type JobRow, jobFile, jobOf, openJobsOf, wireJob } from './data/report-jobs.ts';
import { makeReport, openReport } from './make-report.ts';
import type { ReportScope } from './report-definition.ts';
import { ReportMaker, reportsDir } from './report-maker.ts';
import { REPORT_TYPES } from './write-report.ts';

/** So many reports of one user are waiting or being made at most. */
const MOST_WAITING = 10;

const sayIn = (language: Language) => (key: Parameters<ReportScope['say']>[0], params?: TextParams) => textOf(language, key, params);

function scopeOf({ db, files, now }: Deps, session: Session, language: Language, signal = new AbortController().signal): ReportScope {
  return { db, files, session, now: now(), say: sayIn(language), language, signal };
}

/** Whether the caller would rather have the address of a job than wait. */
function wantsJob(prefer: string | undefined): boolean {
  return (prefer ?? '').split(',').some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

/** A job of the session's user. Errors: 404. */
async function findJob({ db }: Deps, session: Session, id: string): Promise<JobRow> {
  const job = await jobOf(db, session, id);
  if (!job) throw new CallError(404, 'registro_nao_encontrado');
  return job;
}

/** Stores what is wanted, for a server to take it up. Errors: 404 for what the user may not see; 429 when many are waiting already. */
async function startJob(deps: Deps, scope: ReportScope, asked: AskedReport, body: ReportBody, language: Language): Promise<ReportJob> {
  const { session, now } = scope;
  if ((await openJobsOf(deps.db, session)) >= MOST_WAITING) throw new CallError(429, 'relatorios_demais', { quantidade: MOST_WAITING });
  const { name } = await openReport(scope, asked);
  const row = await insertJob(deps.db, {
    usuarioId: session.usuario.id,
    pedido: body,
    idioma: language,
    nomeArquivo: `${name}.${asked.format}`,
    formato: asked.format,
    criadaEm: now,
  });
  return wireJob(row);
}

/** The file of a report that is made at once. */
async function madeFile(deps: Deps, scope: ReportScope, asked: AskedReport, language: Language): Promise<SentFile> {
  const { path, size, type, name } = await makeReport(scope, asked, { language, dir: reportsDir(deps.config) });
  const content = createReadStream(path);
  // It is on the disk only while it is sent.
  content.once('close', () => void rm(path, { force: true }));
  return { name, type, size, content };
}

/** Reports as files: made at once, or meanwhile. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const maker = new ReportMaker(deps, app.log);
  // What a server that ended has left is taken up at once.
  app.addHook('onListen', async () => maker.wake());
  app.addHook('onClose', () => maker.stop());

  registerCall(app, deps, listReports, async ({ session, language }) => listedReports(session, sayIn(language)));
  registerCall(app, deps, findReport, ({ deps: scope, session, language, query }) =>
    wireDefinition(scopeOf(scope, session, language), query.nomeArquivo),
  );
  registerDownload(app, deps, generateReport, async (context: CallContext<typeof generateReport>, signal) => {
    const { session, language, body, headers, setHeader, log } = context;
    const scope = scopeOf(deps, session, language, signal);
    const asked = await askedReport(scope, body);
    const about = { user: session.usuario.id, agency: session.agencia.id, report: asked.definition.nomeArquivo, format: asked.format };
    log.info(about, 'a report was asked for');
    if (!wantsJob(headers.prefer)) return madeFile(deps, scope, asked, language);
    const job = await startJob(deps, scope, asked, body, language);
    maker.wake();
    setHeader('location', `${BASE_PATHS.middleware}/reports/jobs/${job.id}`);
    setHeader('preference-applied', 'respond-async');
    return { accepted: job };
  });

  registerCall(app, deps, findReportJob, async ({ deps: scope, session, params }) => wireJob(await findJob(scope, session, params.id)));
  registerCall(
    app,
    deps,
    cancelReport,
    async ({ deps: scope, session, params }) => {
      await findJob(scope, session, params.id);
      await cancelJob(scope.db, params.id);
      return wireJob(await findJob(scope, session, params.id));
    },
    {
      async afterwards(_context, { id }) {
        maker.cancel(id);
        return undefined;
      },
    },
  );
  registerDownload(app, deps, downloadReport, async ({ session, params }) => {
    const job = await findJob(deps, session, params.id);
    const content = job.estado === 'PRONTO' ? await deps.files.read(jobFile(job)) : undefined;
    if (!content) throw new CallError(404, 'registro_nao_encontrado');
    return { name: job.nomeArquivo, type: REPORT_TYPES[wireJob(job).format], content };
  });
}
