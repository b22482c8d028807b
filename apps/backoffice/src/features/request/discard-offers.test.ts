import { expect, test, vi } from 'vitest';
import { endDiscardOffer, noteDiscardOffer } from './discard-offers.ts';

const place = (id: string | null) => ({ userId: 'u1', of: [48340, 's1'], id });

test('a quote that is opened takes back the offer to undo its own discarded draft, once', () => {
  const ofNew = vi.fn();
  const ofStored = vi.fn();
  noteDiscardOffer(place(null), ofNew);
  noteDiscardOffer(place('q1'), ofStored);
  endDiscardOffer(place('q1'));
  endDiscardOffer(place('q1'));
  expect(ofStored).toHaveBeenCalledTimes(1);
  expect(ofNew).not.toHaveBeenCalled();
  endDiscardOffer(place(null));
  expect(ofNew).toHaveBeenCalledTimes(1);
});
