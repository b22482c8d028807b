const MESSAGE_FIELDS = ['mensagem', 'message', 'descricao', 'description', 'titulo', 'title', 'erro', 'error', 'detail'] as const;
/** Deeper than any provider nests; a text that opens itself again and again ends here. */
const DEEPEST = 8;

/** A value, opened again where it is a text that holds JSON. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

function firstText(value: unknown, depth: number): string | undefined {
  const inner = opened(value);
  if (typeof inner === 'string') return inner !== value && depth < DEEPEST ? firstText(inner, depth + 1) : inner.trim() || undefined;
  if (typeof inner !== 'object' || inner === null || depth >= DEEPEST) return undefined;
  const entries = new Map<string, unknown>(Object.entries(inner));
  // A list is searched as it comes, an object by the names that messages have.
  const candidates = Array.isArray(inner) ? inner : MESSAGE_FIELDS.map((field) => entries.get(field));
  for (const candidate of candidates) {
    const text = firstText(candidate, depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A provider's answer as its log keeps it. */
export interface ProviderError {
  readonly erro?: string | null;
  readonly originalResponse?: string | null;
}

/**
 * What the provider said, taken out of its error: from `erro`, else from `originalResponse`; JSON inside JSON text is opened again, and the
 * first text among the fields that messages have is taken. What is no JSON is shown as it is; `''` where nothing is said.
 * @see Q-290
 */
export function providerMessage({ erro, originalResponse }: ProviderError): string {
  return firstText(erro, 0) ?? firstText(originalResponse, 0) ?? '';
}
