/** How many fields are refused: the errors in a tree of them as react-hook-form keeps it. */
export function errorCount(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('type' in errors && typeof errors.type === 'string') return 1;
  // An error of the whole (`root`) has no field; the form says it above.
  return Object.entries(errors).reduce((sum, [name, part]) => (name === 'root' || name === 'ref' ? sum : sum + errorCount(part)), 0);
}

/** How many fields of a section are refused, by the names of what stands in it. */
export function sectionErrorCount(errors: object, names: readonly string[]): number {
  return errorCount(Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name))));
}
