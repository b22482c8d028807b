import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createDraftStore, type DraftPlace } from './draft-store.ts';
import { settleDraft, settleForgottenDraft } from './settle-draft.ts';

interface Entity {
  readonly id: string;
  readonly versao: number;
  readonly tarifa: number;
}

const place: DraftPlace = { userId: 'ana', of: [412, 'voo'], id: null };
const ofStored = { ...place, id: 'q1' };
const now = new Date('2026-11-21T12:00:00.000Z');
const typed: Entity = { id: 'q1', versao: 0, tarifa: 500 };
const stored: Entity = { ...typed, versao: 1 };
const isSavedAs = (sent: Entity, present: Entity) => sent.versao + 1 === present.versao && sent.tarifa === present.tarifa;

function sentDraft() {
  const drafts = createDraftStore(memoryStore(), () => 'a');
  drafts.write(place, typed, now);
  drafts.noteSent(place, typed, now);
  return drafts;
}

test('after its save a draft is gone', () => {
  const drafts = sentDraft();
  expect(settleDraft(drafts, place, stored)).toBeUndefined();
  expect([place, ofStored].map((each) => drafts.read(each))).toEqual([null, null]);
});

test('B-064 what was typed while the save ran becomes the draft of the stored version', () => {
  const drafts = sentDraft();
  drafts.write(place, { ...typed, tarifa: 610 }, now);
  expect(settleDraft(drafts, place, stored)).toEqual({ ...stored, tarifa: 610 });
  expect(drafts.read(place)).toBeNull();
  expect(drafts.read(ofStored)).toMatchObject({ value: { ...stored, tarifa: 610 }, sent: undefined });
});

test('B-064 what was first typed while an unchanged entity was saved is kept too', () => {
  const drafts = createDraftStore(memoryStore(), () => 'a');
  drafts.write(ofStored, { ...stored, tarifa: 610 }, now);
  expect(settleDraft(drafts, ofStored, { ...stored, versao: 2 })).toEqual({ id: 'q1', versao: 2, tarifa: 610 });
});

test("another tab's draft is not settled by this tab's save", () => {
  const storage = memoryStore();
  createDraftStore(storage, () => 'b').write(ofStored, { ...stored, tarifa: 720 }, now);
  expect(
    settleDraft(
      createDraftStore(storage, () => 'a'),
      ofStored,
      { ...stored, versao: 2 },
    ),
  ).toBeUndefined();
});

test('B-064 a draft that was stored while nobody waited for the response is gone, except what was typed later', () => {
  const drafts = sentDraft();
  settleForgottenDraft(drafts, place, [stored], isSavedAs);
  expect(drafts.read(place)).toBeNull();

  const typedOn = sentDraft();
  typedOn.write(place, { ...typed, tarifa: 610 }, now);
  settleForgottenDraft(typedOn, place, [stored], isSavedAs);
  expect(typedOn.read(place)).toBeNull();
  expect(typedOn.read(ofStored)?.value).toEqual({ ...stored, tarifa: 610 });
});

test('a draft that was not stored stays', () => {
  for (const present of [[], [{ ...stored, tarifa: 720 }], [{ ...stored, id: 'q2' }]]) {
    const drafts = sentDraft();
    settleForgottenDraft(drafts, place, present, isSavedAs);
    expect(drafts.read(place)?.value).toEqual(typed);
  }
});

test('B-064 a text that is no value yet outlives the save that ran while it was typed, and a draft of it alone was not sent', () => {
  const drafts = sentDraft();
  drafts.write(place, typed, now, { cia: 'xyz' });
  expect(settleDraft(drafts, place, stored)).toEqual(stored);
  expect(drafts.read(ofStored)).toMatchObject({ value: stored, texts: { cia: 'xyz' } });
  settleForgottenDraft(drafts, ofStored, [stored], () => true);
  expect(drafts.read(ofStored)).toMatchObject({ savedAt: expect.any(String), texts: { cia: 'xyz' } });
});
