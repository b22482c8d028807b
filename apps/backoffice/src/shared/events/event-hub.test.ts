import type { ServerEvent } from '@guiche/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventHub, type TabMessage } from './event-hub.ts';
import type { HeldStream } from './held-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = (idSolicitacao: number): ServerEvent => ({ tipo: 'solicitacao', idSolicitacao });
const ALL: ServerEvent = { tipo: 'tudo' };

/** The tabs of a browser: the first one that asks leads, until it lets go. */
function browser() {
  const queue: HeldStream[] = [];
  const tabs = new Set<(message: TabMessage) => void>();

  function open() {
    let hidden = false;
    const seen = new Set<() => void>();
    const told = new Set<(message: TabMessage) => void>();
    const hear = (message: TabMessage) => {
      for (const act of told) act(message);
    };
    tabs.add(hear);
    const hub = createEventHub({
      lead(stream) {
        queue.push(stream);
        return () => void queue.splice(queue.indexOf(stream), 1);
      },
      isHidden: () => hidden,
      onVisibility(act) {
        seen.add(act);
        return () => seen.delete(act);
      },
      tell(message) {
        for (const other of tabs) if (other !== hear) other(message);
      },
      onTold(act) {
        told.add(act);
        return () => told.delete(act);
      },
    });
    const heard: ServerEvent[] = [];
    const stop = hub.subscribe((news) => heard.push(...news));
    return {
      heard,
      stop,
      setHidden(value: boolean) {
        hidden = value;
        for (const act of seen) act();
      },
    };
  }

  return {
    open,
    /** How many tabs lead or wait to. */
    waiting: () => queue.length,
    place: () => queue[0]?.lastEventId(),
    /** The server says something to the tab that leads. */
    say(event: ServerEvent | undefined, id: string) {
      queue[0]?.onEvent(event, id);
      vi.advanceTimersByTime(200);
    },
  };
}

test('B-042 one stream serves all tabs of a browser', () => {
  const { open, say } = browser();
  const [one, other] = [open(), open()];
  say(changed(1), '1');
  expect([one.heard, other.heard]).toEqual([[changed(1)], [changed(1)]]);
});

test('B-042 what comes within a moment is told at once, each event once', () => {
  const { open, say } = browser();
  const { heard } = open();
  say(changed(1), '1');
  say(changed(1), '2');
  expect(heard).toEqual([changed(1), changed(1)]);
});

test('B-042 the tab that takes over goes on where the other one was', () => {
  const { open, say, place } = browser();
  const leader = open();
  const next = open();
  say(changed(1), '7');
  leader.setHidden(true);
  expect(place()).toBe('7');
  vi.advanceTimersByTime(20_000);
  say(changed(2), '8');
  expect(next.heard).toEqual([changed(1), changed(2)]);
});

test('B-042 a hidden tab is quiet: it says what it heard when it is shown again, and leads no more', () => {
  const { open, say, waiting } = browser();
  const tab = open();
  open();
  tab.setHidden(true);
  vi.advanceTimersByTime(20_000);
  expect(waiting()).toBe(1);
  say(changed(1), '1');
  say(changed(1), '2');
  expect(tab.heard).toEqual([]);
  tab.setHidden(false);
  expect(tab.heard).toEqual([changed(1)]);
  expect(waiting()).toBe(2);
});

test('B-042 a glance at another tab does not let the stream go', () => {
  const { open, waiting } = browser();
  const tab = open();
  tab.setHidden(true);
  vi.advanceTimersByTime(10_000);
  tab.setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(waiting()).toBe(1);
});

test('B-042 without a stream everything is asked for once a minute and by who comes back, with one never, and in a hidden tab never', () => {
  const { open, say } = browser();
  const tab = open();
  vi.advanceTimersByTime(121_000);
  expect(tab.heard).toEqual([ALL, ALL]);
  for (let beats = 0; beats < 12; beats++) {
    say(undefined, String(beats));
    vi.advanceTimersByTime(15_000);
  }
  expect(tab.heard).toEqual([ALL, ALL]);
  tab.setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(tab.heard).toEqual([ALL, ALL]);
  tab.setHidden(false);
  expect(tab.heard).toEqual([ALL, ALL, ALL]);
});

test('B-042 a while after the last listener the stream ends, and from one screen to the next it goes on', () => {
  const { open, waiting } = browser();
  const tab = open();
  tab.stop();
  vi.advanceTimersByTime(4000);
  expect(waiting()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(waiting()).toBe(0);
});
