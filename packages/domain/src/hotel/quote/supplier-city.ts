/** The city in a supplier's data, given as a text or as an object with a name; `undefined` without one. */
function cityIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('cidade' in data)) return undefined;
  const { cidade } = data;
  if (typeof cidade === 'string') return cidade.trim() || undefined;
  return typeof cidade === 'object' && cidade !== null && 'nome' in cidade && typeof cidade.nome === 'string'
    ? cidade.nome.trim() || undefined
    : undefined;
}

/**
 * The city of a hotel quote as it is stored: the city in the supplier's data (JSON text), or the typed city when the data have none or
 * cannot be read.
 * @see Q-223
 */
export function storedCity(cidade: string | null, dadosFornecedor: string | null): string | null {
  try {
    return cityIn(JSON.parse(dadosFornecedor ?? '')) ?? cidade;
  } catch {
    return cidade;
  }
}
