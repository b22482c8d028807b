/** What holds for every story in the state in which it ends, besides what axe finds. */
export function checkLaws(): void {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const shared = ids.filter((id, index) => ids.indexOf(id) < index);
  if (shared.length > 0) throw new Error(shared.map((id) => `two elements have the id "${id}"`).join('\n'));
}
