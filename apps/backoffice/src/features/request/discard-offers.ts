import { type DraftPlace, nameOf } from '../../shared/drafts/draft-store.ts';

/** What takes back the offer to undo a discarded draft, by the name of the draft's place. */
const offers = new Map<string, () => void>();

/** Notes that the draft of a place was discarded, which can be undone until `takeBack` is called. */
export function noteDiscardOffer(place: DraftPlace, takeBack: () => void): void {
  offers.set(nameOf(place), takeBack);
}

/** Takes back the offer to undo a discarded draft: its quote is opened, and what is typed from now on is newer than the draft. */
export function endDiscardOffer(place: DraftPlace): void {
  const name = nameOf(place);
  offers.get(name)?.();
  offers.delete(name);
}
