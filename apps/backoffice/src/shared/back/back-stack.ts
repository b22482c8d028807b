/** The used part of a page's history. */
export type PageHistory = Pick<History, 'state' | 'pushState' | 'back'>;

export interface BackStack {
  /**
   * Notes an open window: the browser's Back closes it, by `close`, which returns `false` when the window stays open, to ask something first
   * for example. Returns what to call when it has been closed in another way.
   */
  open: (close: () => unknown) => () => void;
  /**
   * Notes a question or a panel above an open window, which Back closes first: while no window is open it has no entry. It counts as open until what is
   * returned is called, for it may stay.
   */
  openAbove: (close: () => void) => () => void;
  /** Does something to the history, a navigation, without the entry of open windows. */
  leave: (action: () => void) => void;
  /** Does something once the entry of a window that was just closed is gone: at once when none is on its way out. */
  afterClosing: (action: () => void) => void;
}

/** The mark in the state of a history entry that stands for open windows. */
const MARK = 'janela';

/**
 * Makes the browser's Back close the topmost window first. While any is open there is one more history entry, with the page's own address;
 * it is taken away when the last window closes. Forward to it opens nothing and goes back.
 */
export function createBackStack(history: PageHistory, page: Pick<EventTarget, 'addEventListener'>): BackStack {
  const windows: { readonly close: () => unknown }[] = [];
  const waiting: (() => void)[] = [];
  // The browser goes back later than it is told to.
  let goingBack = false;

  const isMarked = () => typeof history.state === 'object' && history.state !== null && MARK in history.state;
  // The router keeps its own values in the state.
  const mark = () => history.pushState({ ...history.state, [MARK]: true }, '');
  function goBack() {
    goingBack = true;
    history.back();
  }

  page.addEventListener('popstate', () => {
    if (goingBack) {
      goingBack = false;
      for (const action of waiting.splice(0)) action();
      if (windows.length > 0 && !isMarked()) mark();
    } else if (!isMarked()) {
      const top = windows.pop();
      if (top?.close() === false) windows.push(top);
      if (windows.length > 0) mark();
    } else if (windows.length === 0) goBack();
  });
  // Reloaded while a window was open.
  if (isMarked()) goBack();

  function open(close: () => unknown) {
    const window = { close };
    windows.push(window);
    if (!goingBack && !isMarked()) mark();
    return () => {
      const index = windows.indexOf(window);
      if (index < 0) return;
      windows.splice(index, 1);
      if (windows.length === 0 && isMarked() && !goingBack) goBack();
    };
  }

  return {
    open,
    openAbove(close) {
      if (windows.length === 0) return () => undefined;
      return open(() => {
        close();
        return false;
      });
    },
    leave(action) {
      if (!goingBack && !isMarked()) action();
      else {
        windows.length = 0;
        waiting.push(action);
        if (!goingBack) goBack();
      }
    },
    afterClosing(action) {
      if (goingBack) waiting.push(action);
      else action();
    },
  };
}

/** The windows of this page. */
let stack: BackStack | undefined;

/** The page's own stack, made when it is first needed: only then is there a page. */
export function backStack(): BackStack {
  stack ??= createBackStack(window.history, window);
  return stack;
}
