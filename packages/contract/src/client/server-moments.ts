import { readServerMoment, writeServerMoment } from '@guiche/domain/dates';

/** The fields that hold a moment. Every other text is not changed: not a wall-clock time, which has no zone, nor a note that looks like one. */
export const MOMENT_FIELDS: ReadonlySet<string> = new Set([
  'alteradaEm',
  'criadaEm',
  'data',
  'dataAntiga',
  'dataCancelamento',
  'dataEmissao',
  'dataVencimentoCotacao',
  'dataVencimentoEmissao',
  'date',
  'desde',
  'em',
  'horaAlteracao',
  'prazo',
  'prazoCancelamento',
  'prazoEmissao',
  'ultimoUso',
  'validadeReserva',
]);

/** A field of JSON text whose value is ISO with a time part. Quotes inside a text are escaped, so no text is taken for a field. */
const MOMENT_FIELD = /"(\w+)"(\s*:\s*)"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)"/g;

/**
 * JSON text with its moments in this product's form, UTC with milliseconds and Z, for requests and responses. A moment without a
 * zone is read as UTC; any other value is not changed.
 * @see, S-005, S-006
 */
export function withMoments(json: string): string {
  return json.replace(MOMENT_FIELD, (field, name: string, colon: string, text: string) => {
    const moment = MOMENT_FIELDS.has(name) ? readServerMoment(text) : null;
    return moment === null ? field : `"${name}"${colon}"${writeServerMoment(moment)}"`;
  });
}
