import { isDateRefusal } from '@guiche/domain/entities';
import { dateViolation } from '@guiche/domain/errors';
import type { Violation } from '@guiche/domain/messages';
import type { $ZodIssue } from 'zod/v4/core';

/** The most violations of one body: more than a person would read. */
const MOST = 50;

/** The value at a path of a body. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), body);
}

/** The issues of the part of a union that is missed least; an issue of anything else is itself. */
function ofNearestPart(issue: $ZodIssue): readonly $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest?.flatMap((inner) => ofNearestPart({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** The violations of a body against its schema, each with its field. A date that does not exist has a text of its own. */
export function shapeViolations(found: readonly $ZodIssue[], body: unknown): Violation[] {
  const issues = found.flatMap(ofNearestPart);
  const fieldOf = ({ path }: $ZodIssue) => path.join('.');
  const dates = new Set(issues.filter(isDateRefusal).map(fieldOf));
  const violationOf = (issue: $ZodIssue): Violation => {
    const field = fieldOf(issue);
    if (dates.has(field)) return dateViolation(field, String(valueAt(body, issue.path)));
    return { key: 'campo_invalido', params: { campo: field === '' ? '…' : field }, field };
  };
  const seen = new Set<string>();
  // A value that breaks several rules of its schema gives one violation.
  return issues
    .slice(0, MOST)
    .map(violationOf)
    .filter(({ key, field }) => !seen.has(`${key} ${field}`) && seen.add(`${key} ${field}`));
}
