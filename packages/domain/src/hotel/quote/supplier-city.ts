import { isRecord } from '../../internal/is-record.ts';
import { parsedRecord } from '../../internal/parsed-record.ts';
import { trimmed } from '../../quotes/prepare-quote.ts';

/**
 * The city of a hotel quote as it is stored: the city in the supplier's data (JSON text), given as a text or as an object with a name, or
 * the typed city when the data have none or cannot be read.
 * @see Q-223
 */
export function storedCity(typed: string | null, dadosFornecedor: string | null): string | null {
  const cidade = parsedRecord(dadosFornecedor)?.cidade;
  const name = isRecord(cidade) ? cidade.nome : cidade;
  return (typeof name === 'string' ? trimmed(name) : null) ?? typed;
}
