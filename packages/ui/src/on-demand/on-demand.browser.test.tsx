import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { onDemand } from './index.ts';

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
