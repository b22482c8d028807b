/** How a report's parameter is asked for. */
export type ParameterInput = 'multi-select' | 'date' | 'number' | 'checkbox' | 'text';

const INPUTS: ReadonlyMap<string, ParameterInput> = new Map([
  ['LIST', 'multi-select'],
  ['DATE', 'date'],
  ['NUMBER', 'number'],
  ['BOOLEAN', 'checkbox'],
]);

/** The input for a parameter of a type; a type that is not known is text. @see S-119 */
export function parameterInput(type: string): ParameterInput {
  return INPUTS.get(type) ?? 'text';
}
