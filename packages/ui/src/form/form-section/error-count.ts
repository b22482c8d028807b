/** The number of refused fields in an error tree of react-hook-form. */
export function errorCount(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  // An error of the whole (`root`) has no field; the form says it above.
  return Object.entries(errors).reduce((sum, [name, part]) => (name === 'root' || name === 'ref' ? sum : sum + errorCount(part)), 0);
}

/** The number of refused fields of a section, by the names of its fields. */
export function sectionErrorCount(errors: object, names: readonly string[]): number {
  return errorCount(Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name))));
}
