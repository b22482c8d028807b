import { CallError } from '../http/call-error.ts';
import type { BiPort, BiReport } from './bi-port.ts';

/** Whether a report may be embedded: a path of this server, or an absolute address of `https` at one of the system's origins. */
function isEmbeddable({ url }: BiReport, origins: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, origin } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' && origins.includes(origin);
}

/** The reports that an agency may see and a page may embed; others are left out. Errors: 503 when their system does not answer. @see A-268 */
export async function embeddableReports(bi: BiPort, idAgencia: number): Promise<BiReport[]> {
  const reports = await bi.reportsOf(idAgencia).catch(() => {
    throw new CallError(503, 'servidor_indisponivel');
  });
  return reports.filter((report) => isEmbeddable(report, bi.origins));
}
