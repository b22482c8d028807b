import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeNotFetched, onDemand } from './index.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(node: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(node);
  return place;
}

function Greeting({ name }: { name: string }) {
  return <p>Olá, {name}</p>;
}

/** A fetch that ends when the test says so. */
function heldBack() {
  let arrive: (component: typeof Greeting) => void = () => undefined;
  const fetching = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => fetching);
  return { load, arrive, Demanded: onDemand(load) };
}

test('until the code is there something else is shown; then the component with its props', async () => {
  const { arrive, Demanded } = heldBack();
  const place = show(<Demanded name="Ana" meanwhile="um momento" />);
  await vi.waitFor(() => expect(place.textContent).toBe('um momento'));
  arrive(Greeting);
  await vi.waitFor(() => expect(place.textContent).toBe('Olá, Ana'));
});

test('code that was fetched ahead is shown by the first render, and fetched once', async () => {
  const { load, arrive, Demanded } = heldBack();
  arrive(Greeting);
  await Demanded.preload();
  await Demanded.preload();
  const shown: (string | null)[] = [];
  const place = document.body.appendChild(document.createElement('main'));
  new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true, subtree: true, characterData: true });
  root = createRoot(place);
  root.render(<Demanded name="Ana" meanwhile="um momento" />);
  await vi.waitFor(() => expect(place.textContent).toBe('Olá, Ana'));
  expect(shown).toEqual(['Olá, Ana']);
  expect(load).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? 'quebrou' : this.props.children;
  }
}

test('code that cannot be fetched is an error of the boundary around it; rendered anew, it is fetched anew', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
  const Demanded = onDemand(load);
  const place = document.body.appendChild(document.createElement('main'));
  // React writes an error that a boundary catches to the console too.
  root = createRoot(place, { onCaughtError: () => undefined });
  root.render(
    <Boundary key="first">
      <Demanded name="Ana" />
    </Boundary>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('quebrou'));
  root.render(
    <Boundary key="second">
      <Demanded name="Ana" />
    </Boundary>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('Olá, Ana'));
});

test('without a connection the code is not asked for, because the browser would keep the failure', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Demanded = onDemand(load);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(Demanded.preload()).rejects.toMatchObject({ passes: true });
  expect(load).not.toHaveBeenCalled();
  onLine.mockRestore();
  await Demanded.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed fetch says why it failed, and that waiting does not help', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failing = onDemand<object>(() => Promise.reject(cause)).preload();
  await expect(failing).rejects.toBeInstanceOf(CodeNotFetched);
  await expect(failing).rejects.toMatchObject({ passes: false, cause });
});

test('what is rendered without a connection waits for it', async () => {
  const { load, arrive, Demanded } = heldBack();
  arrive(Greeting);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const place = show(<Demanded name="Ana" meanwhile="um momento" />);
  await vi.waitFor(() => expect(place.textContent).toBe('um momento'));
  onLine.mockRestore();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(place.textContent).toBe('Olá, Ana'));
});

test('what stands in for code that cannot be fetched is shown instead of an error', async () => {
  const Demanded = onDemand<{ name: string }>(() => Promise.reject(new Error('404')));
  const place = show(<Demanded name="Ana" failed="Sem esta parte" />);
  await vi.waitFor(() => expect(place.textContent).toBe('Sem esta parte'));
});
