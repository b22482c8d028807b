import type { Violation } from '@guiche/domain/messages';
import type { $ZodIssue } from 'zod/v4/core';

/** The most violations of one body: more than a person would read. */
const MOST = 50;

/** The violations of a body against its schema, each with its field. */
export function shapeViolations(issues: readonly $ZodIssue[]): Violation[] {
  return issues.slice(0, MOST).map(({ path }) => {
    const field = path.join('.');
    return { key: 'campo_invalido', params: { campo: field === '' ? '…' : field }, field };
  });
}
