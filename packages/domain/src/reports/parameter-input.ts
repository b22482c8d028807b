/** The input for a parameter of a report. */
export type ParameterInput = 'multi-select' | 'date' | 'number' | 'checkbox' | 'text';

const INPUTS: ReadonlyMap<string, ParameterInput> = new Map([
  ['LIST', 'multi-select'],
  ['DATE', 'date'],
  ['NUMBER', 'number'],
  ['BOOLEAN', 'checkbox'],
]);

/** The input for a parameter's type; `text` for an unknown type. @see S-119 */
export function parameterInput(type: string): ParameterInput {
  return INPUTS.get(type) ?? 'text';
}
