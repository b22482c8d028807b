import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast-provider.tsx';

function Speaker() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ tipo: 'INFO', text: 'Cotação salva.' })}>
      Salvar
    </button>
  );
}

let root: Root;
let page: HTMLElement;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () => document.querySelector('[data-tipo][data-state=open]') !== null;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The provider fetches the list when the first toast comes; here it is there at once, so that no time passes unseen.
  await import('./toast-list.tsx');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <ToastProvider>
        <Speaker />
      </ToastProvider>,
    ),
  );
  await act(async () => page.querySelector('button')?.click());
  await act(async () => void (await import('./toast-list.tsx')));
  expect(shown()).toBe(true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('S-192 a toast stays for 10,000 ms', async () => {
  await pass(9_999);
  expect(shown()).toBe(true);
  await pass(1);
  expect(shown()).toBe(false);
});

test('A-290 S-193 what is said once more while it is on screen is there once, for 10,000 ms anew, also when it was read, and is read out again', async () => {
  const read = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  await pass(9_000);
  await act(async () => page.querySelector('button')?.click());
  await pass(100);
  expect(read()).toEqual([expect.stringContaining('Cotação salva.')]);
  await pass(9_899);
  expect(shown()).toBe(true);
  const region = document.querySelector('[data-tipo]')?.closest('ol')?.parentElement;
  await act(async () => region?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await act(async () => region?.dispatchEvent(new PointerEvent('pointerleave')));
  await act(async () => page.querySelector('button')?.click());
  expect(document.querySelectorAll('[data-tipo]')).toHaveLength(1);
  await pass(9_999);
  expect(shown()).toBe(true);
  await pass(1);
  expect(shown()).toBe(false);
});

test('S-192 the pointer keeps a toast, which stays for 1,000 ms after it has left', async () => {
  const region = document.querySelector('[data-tipo]')?.closest('ol')?.parentElement;
  await pass(9_000);
  await act(async () => region?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await pass(60_000);
  expect(shown()).toBe(true);
  await act(async () => region?.dispatchEvent(new PointerEvent('pointerleave')));
  await pass(999);
  expect(shown()).toBe(true);
  await pass(1);
  expect(shown()).toBe(false);
});

test('S-192 a toast waits while the window is left, and has the rest of its time afterwards', async () => {
  await pass(4_000);
  await act(async () => window.dispatchEvent(new Event('blur')));
  await pass(60_000);
  expect(shown()).toBe(true);
  await act(async () => window.dispatchEvent(new Event('focus')));
  await pass(5_999);
  expect(shown()).toBe(true);
  await pass(1);
  expect(shown()).toBe(false);
});
