import type { BiPort } from '../panels/bi-port.ts';
import { SANDBOX_BI_PATH } from './sandbox-bi-page.ts';

/** The agency without a report, and the one for which the system does not answer. */
const WITHOUT = 42;
const SILENT = 57;

/** Two invented reports, which this server shows itself. */
export const sandboxBi: BiPort = {
  origins: [],
  async reportsOf(idAgencia) {
    if (idAgencia === SILENT) throw new Error('the business intelligence does not answer');
    if (idAgencia === WITHOUT) return [];
    return [
      { url: `${SANDBOX_BI_PATH}/vendas`, nome: 'Vendas por cliente' },
      { url: `${SANDBOX_BI_PATH}/prazos`, nome: 'Prazos cumpridos' },
    ];
  },
};
