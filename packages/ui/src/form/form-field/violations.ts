import type { Violation } from '@guiche/domain/messages';
import { type FieldErrors, type FieldValues, get, type Path, type Resolver, set, type UseFormReturn } from 'react-hook-form';

/** Returns the text of a violation, as `useViolationText` of `@guiche/ui/i18n` does. */
export type SayViolation = (violation: Violation) => string;

/** The path of the field that shows a violation: its own, else the nearest one above it that is on the screen. */
function shownPath(mounted: ReadonlySet<string>, field: string): string | undefined {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    if (mounted.has(path)) return path;
  }
  return undefined;
}

/** Whether a field on the screen shows the violations of a path. */
export function hasField<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  path: string,
): boolean {
  return shownPath(form.control._names.mount, path) !== undefined;
}

interface ShowOptions {
  /** False for a caller that gives the focus to a field itself. */
  focuses?: boolean;
}

/**
 * Shows violations in words at their fields, and focuses the field of the first one.
 *
 * `cia.id` is shown at the field `cia`, when that is the one on the screen. Of two violations of one field the first is shown. Returns
 * those without a field on the screen, for the caller to show beside the form.
 */
export function showViolations<Values extends FieldValues, Context, Transformed>(
  form: UseFormReturn<Values, Context, Transformed>,
  violations: readonly Violation[],
  say: SayViolation,
  { focuses = true }: ShowOptions = {},
): readonly Violation[] {
  const shown = new Set<string>();
  for (const violation of violations) {
    const path = shownPath(form.control._names.mount, violation.field);
    if (path !== undefined && !shown.has(path)) {
      form.setError(path as Path<Values>, { type: 'violation', message: say(violation) }, { shouldFocus: focuses && shown.size === 0 });
      shown.add(path);
    }
  }
  return violations.filter(({ field }) => !hasField(form, field));
}

/**
 * A form's resolver from a rule of the domain: without violations the values pass; each violation becomes an error at its path.
 *
 * A violation of the whole (`field: ''`) becomes `errors.root`. Of two violations of one path the first is shown.
 */
export function violationsResolver<Values extends FieldValues>(
  rule: (values: Values) => readonly Violation[],
  say: SayViolation,
): Resolver<Values> {
  return (values) => {
    const violations = rule(values);
    if (violations.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const violation of violations) {
      const path = violation.field || 'root';
      const below: object | undefined = get(errors, path);
      if (!below || !('type' in below)) set(errors, path, { ...below, type: 'violation', message: say(violation) });
    }
    return { values: {}, errors };
  };
}
