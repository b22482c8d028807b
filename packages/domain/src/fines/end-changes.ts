import type { FieldChange, Quote } from '../entities/index.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';
import { quoteName } from '../quotes/index.ts';
import { endedFine } from './ended-fine.ts';

const ISSUE: TopicKey<typeof fieldsMessages> = 'campo_emissao_encerrada';
const FINE: TopicKey<typeof fieldsMessages> = 'campo_multa';

/** A part of an issue that was cancelled: its name, as `partName` gives it, and its fine. */
export interface EndedPart {
  readonly name: string;
  readonly fine: number | null;
}

/** What the log of a request tells of an issue that was cancelled or changed, or of a part of it: which one, and its fine. @see B-034, Q-322 */
export function endChanges(quote: Quote, part?: EndedPart): readonly FieldChange[] {
  const fine = part ? part.fine : endedFine(quote);
  const moeda = quote.moeda?.codigo ?? null;
  return [
    { campo: ISSUE, antes: null, depois: { tipo: 'TEXTO', valor: part?.name ?? quoteName(quote) } },
    ...(fine === null ? [] : [{ campo: FINE, antes: null, depois: { tipo: 'DINHEIRO' as const, valor: fine, moeda } }]),
  ];
}
