import type { FastifyInstance } from 'fastify';
import { newNonce } from '../http/security-headers.ts';

/** Where the reports of the sandbox are. */
export const SANDBOX_BI_PATH = '/api/sandbox-bi';

interface Report {
  readonly title: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** Invented figures. */
const REPORTS = new Map<string, Report>([
  [
    'vendas',
    {
      title: 'Vendas por cliente',
      columns: ['Cliente', 'Vendas no ano'],
      rows: [
        ['Banco Jequitibá S.A.', 'R$ 412.870,00'],
        ['Metalúrgica Serra Azul S.A.', 'R$ 298.114,50'],
        ['Laboratórios Bem Viver S.A.', 'R$ 187.302,90'],
      ],
    },
  ],
  [
    'prazos',
    {
      title: 'Prazos cumpridos',
      columns: ['Mês', 'No prazo'],
      rows: [
        ['Setembro', '94 %'],
        ['Outubro', '91 %'],
        ['Novembro', '96 %'],
      ],
    },
  ],
]);

function pageOf({ title, columns, rows }: Report, nonce: string): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title>
<style nonce="${nonce}">body{font:14px system-ui,sans-serif;margin:1.5rem;color-scheme:light;background:#fff;color:#222}
table{border-collapse:collapse;width:100%;max-width:40rem}th,td{padding:.4rem .6rem;border-bottom:1px solid #ccc;text-align:start}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}</style>
<h1>${title}</h1><p>Relatório de demonstração: os números são inventados.</p>
<table><thead><tr>${cells('th', columns)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table></html>`;
}

/** The reports of the sandbox as pages, which the app of this server alone may embed. They hold nothing of an agency, and need no session. */
export function sandboxBiPages(app: FastifyInstance): void {
  app.get<{ Params: { report: string } }>(`${SANDBOX_BI_PATH}/:report`, async ({ params }, reply) => {
    const report = REPORTS.get(params.report);
    if (!report) return reply.callNotFound();
    const nonce = newNonce();
    reply.removeHeader('x-frame-options');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      )
      .type('text/html; charset=utf-8')
      .send(pageOf(report, nonce));
  });
}
