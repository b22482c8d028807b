import { parseArgs } from 'node:util';
import { giveUp } from '../prepare.mjs';

/** The numbers that options of a command name, from 1 to 99999, each with its default. Ends the program with a sentence about any other. */
export function numberOptions<Name extends string>(defaults: Readonly<Record<Name, string>>): Record<Name, string> {
  const names = Object.keys(defaults) as Name[];
  const values = readValues(names);
  return Object.fromEntries(names.map((name) => [name, checked(name, values[name] ?? defaults[name])])) as Record<Name, string>;
}

function readValues(names: readonly string[]): Partial<Record<string, string>> {
  try {
    return parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

function checked(name: string, value: string): string {
  return /^[1-9]\d{0,4}$/.test(value) ? value : giveUp(`--${name} is a number from 1 to 99999; it was "${value}".`);
}
