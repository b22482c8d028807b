import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createDraftStore, type DraftPlace } from '../drafts/draft-store.ts';
import { type EntitySave, saveEntity } from './save-entity.ts';

interface Entity {
  readonly id: string;
  readonly versao: number;
  readonly tarifa: number;
}

const place: DraftPlace = { userId: 'ana', of: [412, 'voo'], id: 'q1' };
const ofNew = { ...place, id: null };
const sent: Entity = { id: 'q1', versao: 3, tarifa: 500 };
const now = new Date('2026-11-21T12:00:00.000Z');
const fail = (status: number) => () => Promise.reject(new CallError(status, []));

/** Saves what is the draft of its place. */
async function outcomeOf(changes: Partial<EntitySave<Entity>>) {
  const drafts = createDraftStore(memoryStore(), () => 'a');
  drafts.write(place, sent, now);
  const outcome = await saveEntity(sent, {
    drafts,
    place,
    save: async () => ({ ...sent, versao: 4 }),
    presentOf: () => undefined,
    reload: fail(500),
    isSavedAs: (one, other) => other.versao === one.versao + 1 && other.tarifa === one.tarifa,
    ...changes,
  });
  return { outcome, draft: drafts.read<Entity>(place)?.value, draftOfNew: drafts.read<Entity>(ofNew)?.value };
}

test('a save leaves no draft', async () => {
  expect(await outcomeOf({})).toEqual({
    outcome: { kind: 'saved', stored: { ...sent, versao: 4 }, later: undefined },
    draft: undefined,
    draftOfNew: undefined,
  });
});

test('Q-023 a conflict with what was sent is the own save, whose response was lost; with anything else it is a conflict', async () => {
  const own = await outcomeOf({ save: fail(409), reload: async () => ({ ...sent, versao: 4 }) });
  expect(own).toMatchObject({ outcome: { kind: 'saved' }, draft: undefined });
  const stored = { ...sent, versao: 4, tarifa: 610 };
  const others = await outcomeOf({ save: fail(409), reload: async () => stored });
  expect(others).toMatchObject({ outcome: { kind: 'conflict', stored }, draft: sent });
});

test('B-061 a refusal that says what is stored, by whom and when needs no second call', async () => {
  const stored = { ...sent, versao: 4, tarifa: 610 };
  const by = { name: 'Beatriz', at: '2026-11-21T11:58:00.000Z' };
  const told = await outcomeOf({ save: fail(409), presentOf: () => ({ stored, by }), reload: () => expect.unreachable() });
  expect(told).toMatchObject({ outcome: { kind: 'conflict', stored, by }, draft: sent });
  const own = await outcomeOf({ save: fail(409), presentOf: () => ({ stored: { ...sent, versao: 4 }, by }) });
  expect(own).toMatchObject({ outcome: { kind: 'saved' }, draft: undefined });
});

test('Q-023 what is stored cannot be loaded after a conflict: nothing is taken for it', async () => {
  expect(await outcomeOf({ save: fail(409), reload: fail(0) })).toMatchObject({
    outcome: { kind: 'failed', stage: 'reload', error: new CallError(0, []) },
    draft: sent,
  });
});

test('the draft of an entity that is gone becomes that of a new one', async () => {
  const { outcome, draft, draftOfNew } = await outcomeOf({ save: fail(404), reload: async () => undefined });
  expect(outcome).toMatchObject({ kind: 'gone', kept: true });
  expect(draft).toBeUndefined();
  expect(draftOfNew).toEqual({ id: expect.not.stringMatching(/^q1$/), versao: 0, tarifa: 500 });
});

test('a refused save, and a 404 for an entity that is there, leave the draft', async () => {
  for (const status of [0, 404, 422, 500]) {
    const failed = await outcomeOf({ save: fail(status), reload: async () => sent });
    expect(failed).toMatchObject({ outcome: { kind: 'failed', stage: 'save' }, draft: sent, draftOfNew: undefined });
  }
});

test('B-064 A-230 a draft holds what may be kept alone, also of an entity that is gone', async () => {
  const forDraft = (entity: Entity) => ({ ...entity, tarifa: 0 });
  const drafts = createDraftStore(memoryStore(), () => 'a');
  drafts.write(place, forDraft(sent), now);
  const noted = async () => {
    expect(drafts.read<Entity>(place)?.sent?.entity).toEqual(forDraft(sent));
    return { ...sent, versao: 4 };
  };
  const options = {
    drafts,
    place,
    save: noted,
    presentOf: () => undefined,
    reload: async () => undefined,
    isSavedAs: () => false,
    forDraft,
  };
  expect((await saveEntity(sent, options)).kind).toBe('saved');
  expect(await saveEntity(sent, { ...options, save: fail(404) })).toMatchObject({ kind: 'gone', kept: true });
  expect(drafts.read<Entity>(ofNew)?.value).toMatchObject({ tarifa: 0, versao: 0 });
});
