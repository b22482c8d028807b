import type { RequestReport } from '../entities/index.ts';

/** The body that asks for the report of a request, as a PDF with its images. @see S-124 */
export function requestReport(idSolicitacao: number): RequestReport {
  return {
    name: 'rdv',
    file: 'rdv01.jrxml',
    format: 'pdf',
    parameters: [
      { name: 'idSolicitacao', value: [idSolicitacao] },
      { name: 'mostrarImagens', value: 'S' },
    ],
  };
}
