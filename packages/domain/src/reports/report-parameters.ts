import { hasPerfil, type WithPerfis } from '../access/index.ts';
import type { ReportParameter } from '../entities/index.ts';
import { isExistingDay } from '../internal/existing-moment.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/**
 * Whether a parameter is shown to a person: the list `agencias` not to the agency, and the list `viajantes` not to travellers unless they
 * are approvers.
 * @see S-114, S-115
 */
export function parameterIsShown({ name, type }: Pick<ReportParameter, 'name' | 'type'>, person: WithPerfis): boolean {
  if (type !== 'LIST') return true;
  if (name === 'agencias') return !hasPerfil(person, 'AGENCIA');
  return name !== 'viajantes' || !hasPerfil(person, 'viajante') || hasPerfil(person, 'aprovador');
}

/** The parameters that are shown to a person; only these are sent. @see S-117 */
export function shownParameters<Parameter extends ReportParameter>(
  parameters: readonly Parameter[],
  person: WithPerfis,
): readonly Parameter[] {
  return parameters.filter((parameter) => parameterIsShown(parameter, person));
}

function isAnswered({ type, value }: ReportParameter): boolean {
  return type === 'LIST' ? Array.isArray(value) && value.length > 0 : isFilled(value);
}

function violationsOf(parameter: ReportParameter): readonly Violation[] {
  const { name, description, type, required, value } = parameter;
  if (!isAnswered(parameter)) return required ? [{ key: 'o_campo_e_obrigatorio', params: { description }, field: name }] : [];
  const isNoDay = type === 'DATE' && !(typeof value === 'string' && isExistingDay(value));
  return isNoDay ? [{ key: 'data_invalida', field: name }] : [];
}

/**
 * What forbids generating a report, each at its parameter: a required one that is empty, including a list without a selected item, and a DATE
 * that is no existing day. `false` and 0 are values. Parameters that are not shown to the person are not checked.
 * @see S-116, S-117, S-220
 */
export function reportViolations(parameters: readonly ReportParameter[], person: WithPerfis): readonly Violation[] {
  return shownParameters(parameters, person).flatMap(violationsOf);
}
