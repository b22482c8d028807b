import { expect, test, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

/** A browser's history, which moves a moment after it is told to. */
function fakeHistory() {
  const page = new EventTarget();
  const entries: unknown[] = [{ idx: 0 }, { idx: 1 }];
  let at = 1;
  const go = (step: number) =>
    queueMicrotask(() => {
      at += step;
      page.dispatchEvent(new Event('popstate'));
    });
  return {
    page,
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, state);
      at += 1;
    },
    back: () => go(-1),
    forward: () => go(1),
    place: () => at,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('Back closes the topmost window and stays on the page; the next one leaves it', async () => {
  const history = fakeHistory();
  const stack = createBackStack(history, history.page);
  const [window, question] = [vi.fn(), vi.fn()];
  stack.open(window);
  stack.open(question);
  expect(history.state).toEqual({ idx: 1, janela: true });
  history.back();
  await settled();
  expect([window, question].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  history.back();
  await settled();
  expect([window, question].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(history.state).toEqual({ idx: 1 });
  history.back();
  await settled();
  expect(history.state).toEqual({ idx: 0 });
});

test('a window that stays open on Back keeps its entry, and can be closed later', async () => {
  const history = fakeHistory();
  const stack = createBackStack(history, history.page);
  const below = vi.fn();
  const asks = vi.fn(() => false);
  stack.open(below);
  const closed = stack.open(asks);
  for (const times of [1, 2]) {
    history.back();
    await settled();
    expect(asks).toHaveBeenCalledTimes(times);
    expect(history.state).toEqual({ idx: 1, janela: true });
  }
  closed();
  history.back();
  await settled();
  expect([asks, below].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(history.state).toEqual({ idx: 1 });
});

test('Back closes what lies above a window first; what asks before it closes counts until it is closed', async () => {
  const history = fakeHistory();
  const stack = createBackStack(history, history.page);
  const [window, panel] = [vi.fn(), vi.fn()];
  // Alone on the page it has no entry.
  stack.openAbove(panel)();
  expect(history.state).toEqual({ idx: 1 });
  stack.open(window);
  const closed = stack.openAbove(panel);
  for (const times of [1, 2]) {
    history.back();
    await settled();
    expect(panel).toHaveBeenCalledTimes(times);
    expect(window).not.toHaveBeenCalled();
    expect(history.state).toEqual({ idx: 1, janela: true });
  }
  closed();
  history.back();
  await settled();
  expect(window).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ idx: 1 });
});

test('closing in another way takes the entry away, also when another window opens at once', async () => {
  const history = fakeHistory();
  const stack = createBackStack(history, history.page);
  const close = vi.fn();
  stack.open(close)();
  await settled();
  expect(history.state).toEqual({ idx: 1 });

  stack.open(close)();
  stack.open(close);
  await settled();
  expect(history.state).toEqual({ idx: 1, janela: true });
  expect(close).not.toHaveBeenCalled();
});

test('Forward to a closed window opens nothing, and stays where one was', async () => {
  const history = fakeHistory();
  const close = vi.fn();
  createBackStack(history, history.page).open(close);
  history.back();
  await settled();
  history.forward();
  await settled();
  expect(history.state).toEqual({ idx: 1 });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a page that was reloaded under an open window goes back to its own entry', async () => {
  const history = fakeHistory();
  history.pushState({ idx: 1, janela: true });
  createBackStack(history, history.page);
  await settled();
  expect(history.state).toEqual({ idx: 1 });
});

test('a navigation waits until the entry of the open window is gone', async () => {
  const history = fakeHistory();
  const stack = createBackStack(history, history.page);
  const places: number[] = [];
  const navigate = () => void places.push(history.place());
  stack.leave(navigate);
  const closed = stack.open(vi.fn());
  stack.leave(navigate);
  closed();
  await settled();
  expect(places).toEqual([1, 1]);
});
