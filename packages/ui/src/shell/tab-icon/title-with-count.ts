/** The title of a page with a count before it, `(3) Cotações`; without one at 0, and `99+` above 99. A former count is replaced. @see B-051 */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${bare}` : bare;
}
