const MESSAGE_FIELDS = ['mensagem', 'message', 'descricao', 'description', 'titulo', 'title', 'erro', 'error', 'detail'] as const;
/** More levels than any provider nests; limits texts that nest without end. */
const DEEPEST = 8;

/** A value, parsed when it is a text that holds JSON. */
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
  // A list is searched in order, an object by the known names of message fields.
  const candidates = Array.isArray(inner) ? inner : MESSAGE_FIELDS.map((field) => entries.get(field));
  for (const candidate of candidates) {
    const text = firstText(candidate, depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A provider's response as its log stores it. */
export interface ProviderError {
  readonly erro?: string | null;
  readonly originalResponse?: string | null;
}

/**
 * The provider's message in its error: from `erro`, else from `originalResponse`; nested JSON texts are parsed, and the first text in a
 * known message field is returned. A text that is not JSON is returned as it is; `''` without a message.
 * @see Q-290
 */
export function providerMessage({ erro, originalResponse }: ProviderError): string {
  return firstText(erro, 0) ?? firstText(originalResponse, 0) ?? '';
}
