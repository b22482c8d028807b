import type { Violation } from '@guiche/domain/messages';
import type { $ZodIssue } from 'zod/v4/core';

/** A body may be wrong in more places than anybody reads. */
const MOST = 50;

/** What a body's schema says against it, each at its field. */
export function shapeViolations(issues: readonly $ZodIssue[]): Violation[] {
  return issues.slice(0, MOST).map(({ path }) => {
    const field = path.join('.');
    return { key: 'campo_invalido', params: { campo: field === '' ? '…' : field }, field };
  });
}
