import { basename } from 'node:path';

/** Whether a file is that of a component by its name: `money-input.tsx` of `MoneyInput`. */
export function isNamedAfter(path: string, component: string): boolean {
  return basename(path, '.tsx').replaceAll('-', '') === component.toLowerCase();
}
