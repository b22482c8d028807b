import type { WithPerfis } from '../access/index.ts';
import type { AskedParameter, ReportParameter } from '../entities/index.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';
import { reportViolations, shownParameters } from './report-parameters.ts';

type Value = ReportParameter['value'];

const isList = (value: Value) => Array.isArray(value);

/** What a value of each type is; any other type is a text, and so is a day, which `reportViolations` judges. */
const FITS: ReadonlyMap<string, (value: Value) => boolean> = new Map([
  ['LIST', isList],
  ['NUMBER', (value: Value) => typeof value === 'number' && Number.isFinite(value)],
  ['BOOLEAN', (value: Value) => typeof value === 'boolean'],
]);

/** Whether nothing was chosen, nor anything but blanks typed: then the parameter is not used. */
export function isNoValue(value: Value): boolean {
  return Array.isArray(value) ? value.length === 0 : !isFilled(value);
}

/**
 * What forbids using the chosen values of a report, each at its parameter: a value that is none of the parameter's type, an item that the LIST
 * does not have, and a period that ends before it begins (`dataInicial`, `dataFinal`).
 * @see S-119
 */
export function reportValueViolations(parameters: readonly AskedParameter[]): readonly Violation[] {
  const chosen = parameters.filter(({ value }) => !isNoValue(value));
  const fits = ({ type, value, options }: AskedParameter) =>
    (FITS.get(type) ?? ((text: Value) => typeof text === 'string'))(value) &&
    (!options || !Array.isArray(value) || value.every((id) => options.some((option) => option.id === id)));
  const unfit = chosen.filter((parameter) => !fits(parameter));
  if (unfit.length > 0)
    return unfit.map(({ name, description }) => ({ key: 'campo_invalido', params: { campo: description }, field: name }));
  const day = (wanted: string) => chosen.find(({ name }) => name === wanted)?.value;
  const [first, last] = [day('dataInicial'), day('dataFinal')];
  const isTurned = typeof first === 'string' && typeof last === 'string' && first > last;
  return isTurned ? [{ key: 'relatorio_periodo_invertido', field: 'dataFinal' }] : [];
}

/**
 * What forbids generating a report with the values that a user chose: first what is missing, and without that what `reportValueViolations`
 * refuses in the parameters that the user sees.
 * @see S-116, S-117, S-119
 */
export function askedViolations(parameters: readonly AskedParameter[], person: WithPerfis): readonly Violation[] {
  const missing = reportViolations(parameters, person);
  return missing.length > 0 ? missing : reportValueViolations(shownParameters(parameters, person));
}
