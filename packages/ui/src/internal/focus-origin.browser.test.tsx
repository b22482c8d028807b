import { afterEach, expect, test } from 'vitest';
import { focusOrigin, returnFocus } from './focus-origin.ts';

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

function block(name: 'div' | 'main', height: number): HTMLElement {
  const element = document.body.appendChild(document.createElement(name));
  element.style.height = `${height}px`;
  return element;
}

test('content that is higher than the page gets the focus back without being scrolled under the head of the page', () => {
  block('div', 60);
  const content = block('main', 5000);
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
  const origin = focusOrigin();
  content.blur();
  returnFocus(origin);
  expect(document.activeElement).toBe(content);
  expect(scrollY).toBe(0);
});

test('a button that is out of sight is scrolled to', () => {
  block('div', 5000);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus({ preventScroll: true });
  const origin = focusOrigin();
  button.blur();
  returnFocus(origin);
  expect(document.activeElement).toBe(button);
  expect(scrollY).toBeGreaterThan(0);
});
