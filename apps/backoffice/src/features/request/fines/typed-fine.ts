import type { IssueEnding } from '@guiche/domain/fines';
import type { TypedFine } from '@guiche/ui/quote/fine-section';
import { useState } from 'react';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { useUser } from '../../../shared/session/session-context.tsx';

/** Where what is typed about the end of an issue is kept. */
export function useEndingDraft(quote: string, ending: IssueEnding): DraftPlace {
  return { userId: useUser().id, of: ['fim-da-emissao', ending], id: quote };
}

/** What was typed into the fields of a fine: kept until the issue is ended or it is discarded, over a reload and the end of the session. @see B-064 */
export function useTypedFine(draft: DraftPlace) {
  const [initial] = useState(() => drafts.read<TypedFine>(draft)?.value);
  return {
    initial,
    onTyped: (typed: TypedFine) => drafts.write(draft, typed, new Date()),
    onDiscard: () => drafts.remove(draft),
  };
}
