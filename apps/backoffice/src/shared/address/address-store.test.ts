import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressStore, type PageAddress } from './address-store.ts';
import { type QueryShape, readOneOf, readQuery, readText } from './query-values.ts';

interface Values {
  readonly termo: string;
  readonly de: 'todos' | 'meus' | 'sem';
  readonly prazo: 'todos' | 'hoje';
}

const SHAPE: QueryShape<Values> = {
  absent: { termo: '', de: 'todos', prazo: 'todos' },
  read: { termo: readText, de: readOneOf(['todos', 'meus', 'sem']), prazo: readOneOf(['todos', 'hoje']) },
};
const REST_MS = 300;

/** A page with a history, and a store of the values in its address. */
function opened(address = '/lista') {
  let now = address;
  let changed = () => {};
  const replaced: string[] = [];
  const page: PageAddress = {
    now: () => now,
    replace(next) {
      now = next;
      replaced.push(next);
    },
    listen(listener) {
      changed = listener;
      return () => {
        changed = () => {};
      };
    },
  };
  const store = createAddressStore(SHAPE, '/lista', page, REST_MS);
  return {
    ...store,
    stop: store.subscribe(() => {}),
    replaced,
    now: () => now,
    /** Back, forward or a link. */
    go(next: string) {
      now = next;
      changed();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a typed text shows at once and is in the address once the typing rests', () => {
  const page = opened();
  page.type('termo', 're');
  vi.advanceTimersByTime(REST_MS - 1);
  page.type('termo', 'rec');
  vi.advanceTimersByTime(REST_MS - 1);
  expect(page.read()).toMatchObject({ shown: { termo: 'rec' }, values: { termo: '' } });
  expect(page.replaced).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(page.replaced).toEqual(['/lista?termo=rec']);
  expect(page.read()).toMatchObject({ shown: { termo: 'rec' }, values: { termo: 'rec' } });
});

test('a choice made while a text is being typed takes it along, in one change of the address', () => {
  const page = opened();
  page.type('termo', 'rec');
  page.change({ de: 'sem' });
  expect(page.replaced).toEqual(['/lista?termo=rec&de=sem']);
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.replaced).toEqual(['/lista?termo=rec&de=sem']);
});

test('changes that come before anything is rendered again do not undo each other', () => {
  const page = opened('/lista?prazo=hoje');
  page.change({ de: 'meus' });
  page.change({ termo: 'rec' });
  page.change({ de: 'sem' });
  expect(page.now()).toBe('/lista?termo=rec&de=sem&prazo=hoje');
});

test('what is cleared stays cleared, also while its text was still waiting', () => {
  const page = opened('/lista?termo=re&de=meus');
  page.type('termo', 'rec');
  page.change({ termo: '', de: 'todos' });
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.now()).toBe('/lista');
  expect(page.read().shown).toEqual(SHAPE.absent);
});

test('blanks around a text stay in the field and do not reach the address', () => {
  const page = opened();
  page.type('termo', ' são ');
  vi.advanceTimersByTime(REST_MS);
  page.change({ de: 'meus' });
  expect(page.now()).toBe('/lista?termo=s%C3%A3o&de=meus');
  expect(page.read().shown).toEqual({ termo: ' são ', de: 'meus', prazo: 'todos' });
});

test.each(['/lista?de=sem', '/lista'])('a text that is being typed is void once another hand leads to %s', (address) => {
  const page = opened('/lista?de=meus');
  page.type('termo', 'rec');
  page.go(address);
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.now()).toBe(address);
  expect(page.read().shown.termo).toBe('');
  // Coming back to where it was typed does not bring it back.
  page.go('/lista?de=meus');
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.now()).toBe('/lista?de=meus');
  expect(page.read().shown).toEqual({ termo: '', de: 'meus', prazo: 'todos' });
});

test('once a link is followed, the address of the next screen is left alone, and this one shows what it showed', () => {
  const page = opened('/lista?de=meus');
  const before = page.read();
  page.type('termo', 'rec');
  page.go('/relatorio?idSolicitacao=1');
  page.change({ de: 'sem' });
  page.type('termo', 'recife');
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.now()).toBe('/relatorio?idSolicitacao=1');
  expect(page.replaced).toEqual([]);
  expect(page.read()).toEqual(before);
});

test('a screen that is gone writes nothing any more', () => {
  const page = opened();
  page.type('termo', 'rec');
  page.stop();
  vi.advanceTimersByTime(10 * REST_MS);
  expect(page.replaced).toEqual([]);
});

test('the same object is read as long as nothing changes', () => {
  const page = opened('/lista?termo=x');
  expect(page.read()).toBe(page.read());
  page.type('termo', 'xy');
  expect(page.read()).toBe(page.read());
});

const action = fc.oneof(
  fc.record({ does: fc.constant('type' as const), text: fc.constantFrom('r', 're', 'rec ', ' ') }),
  fc.record({
    does: fc.constant('choose' as const),
    changes: fc.constantFrom<Partial<Values>>({ de: 'sem' }, { prazo: 'hoje' }, { de: 'todos' }),
  }),
  fc.record({ does: fc.constant('clear' as const) }),
  fc.record({ does: fc.constant('wait' as const), ms: fc.nat(400) }),
);

test('in whatever order one types, chooses, clears and waits, the fields show what was done last, and the address follows', () =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const page = opened();
      let wanted = SHAPE.absent;
      for (const done of actions) {
        if (done.does === 'type') {
          page.type('termo', done.text);
          wanted = { ...wanted, termo: done.text };
        } else if (done.does === 'choose') {
          page.change(done.changes);
          wanted = { ...wanted, ...done.changes };
          // A choice never waits, and takes what is typed along.
          expect(page.read().values).toEqual({ ...wanted, termo: wanted.termo.trim() });
        } else if (done.does === 'clear') {
          page.change(SHAPE.absent);
          wanted = SHAPE.absent;
        } else vi.advanceTimersByTime(done.ms);
        expect(page.read().shown).toEqual(wanted);
      }
      vi.advanceTimersByTime(REST_MS);
      expect(readQuery(SHAPE, new URLSearchParams(page.now().split('?')[1]))).toEqual({ ...wanted, termo: wanted.termo.trim() });
      expect(page.read().shown).toEqual(wanted);
      page.stop();
    }),
  ));
