import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

/** Renders a field as strictly as React can, and puts the focus on its input. */
export async function showField(node: ReactNode): Promise<HTMLInputElement> {
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(<StrictMode>{node}</StrictMode>);
  const input = await vi.waitUntil(() => place.querySelector('input'));
  input.focus();
  return input;
}

export function removeField(): void {
  root?.unmount();
  document.body.replaceChildren();
}
