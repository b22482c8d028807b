import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

/** Renders a field as strictly as React can, with a button behind it for Tab to go to, and puts the focus on its input. */
export async function showField(node: ReactNode): Promise<HTMLInputElement> {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <StrictMode>
      {node}
      <button type="button">depois</button>
    </StrictMode>,
  );
  const input = await vi.waitUntil(() => place.querySelector('input'), { interval: 5 });
  input.focus();
  return input;
}

export function removeField(): void {
  root?.unmount();
  document.body.replaceChildren();
}
