import { classConflicts } from './class-conflicts.ts';

function sharedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const shared = ids.filter((id, index) => ids.indexOf(id) < index);
  return shared.map((id) => `two elements have the id "${id}"`);
}

/** What holds for every story in the state in which it ends, besides what axe finds. */
export function checkLaws(): void {
  const findings = [...sharedIds(), ...classConflicts()];
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
