import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement, createRef, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

type Stories = Parameters<typeof composeStories>[0];

interface Probed {
  ref?: Ref<HTMLElement>;
  className: string;
  id: string;
  'data-testid': string;
}

/** Parts that stand in the page where they are written; windows, panels and menus stand elsewhere, providers nowhere. */
const stories = import.meta.glob<Stories>([
  './data/*/*.stories.tsx',
  './inputs/range-slider/*.stories.tsx',
  './feedback/{badge,banner,empty-state,error-state,inline-error}/*.stories.tsx',
  './primitives/{button,kbd,skeleton}/*.stories.tsx',
]);

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('the parts are there', () => expect(Object.keys(stories).length).toBeGreaterThan(13));

test.each(Object.entries(stories))('%s: class, id, data attributes and ref reach the outermost element', async (path, load) => {
  const module = await load();
  const [first] = Object.values(composeStories(module)) as (ComponentType<Probed> & { args: object })[];
  const Part = module.default.component as ComponentType<Probed> | undefined;
  if (!first || !Part) throw new Error(`${path} has no story of a component`);
  const place = document.body.appendChild(document.createElement('main'));
  const ref = createRef<HTMLElement>();
  root = createRoot(place);
  root.render(createElement(Part, { ...first.args, ref, className: 'own-class', id: 'own-id', 'data-testid': 'own' }));
  await vi.waitUntil(() => place.firstElementChild);
  const outermost = place.firstElementChild;
  expect(outermost?.classList.contains('own-class')).toBe(true);
  expect(outermost?.classList.length).toBeGreaterThan(1);
  expect(outermost?.id).toBe('own-id');
  expect(outermost?.getAttribute('data-testid')).toBe('own');
  expect(ref.current).toBe(outermost);
});
