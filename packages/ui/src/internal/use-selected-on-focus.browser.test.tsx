import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useSelectedOnFocus } from './use-selected-on-focus.ts';

function Field({ goesOn }: { goesOn: boolean }) {
  return <input defaultValue="500,00" aria-label="Tarifa" {...useSelectedOnFocus(undefined, () => goesOn)} />;
}

/** A field that has the focus, and was pressed just now; what waits for a timer has not come yet. */
function pressedField(goesOn: boolean): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<Field goesOn={goesOn} />));
  const field = place.querySelector('input');
  if (!field) throw new Error('no field');
  field.focus();
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return field;
}

const timersHaveRun = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a press selects the text once the browser has placed its caret', async () => {
  const field = pressedField(false);
  field.setSelectionRange(2, 2);
  await timersHaveRun();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
});

test.each([false, true])('keys that come before that are not selected away, on a slow machine (typed on: %s)', async (goesOn) => {
  const field = pressedField(goesOn);
  field.select();
  document.execCommand('insertText', false, '61');
  field.setSelectionRange(1, 1);
  await timersHaveRun();
  expect(field.value).toBe('61');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
});

function Followed({ value }: { value: string }) {
  return <input value={value} onChange={() => undefined} aria-label="Tarifa" {...useSelectedOnFocus()} />;
}

test('a value that comes in the place of the selected one is selected too, until something is typed', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (value: string) => flushSync(() => root.render(<Followed value={value} />));
  show('623,00');
  const field = place.querySelector('input');
  if (!field) throw new Error('no field');
  field.focus();
  show('61.100,00');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['61.100,00', 0, 9]);
  // A script's insertion is not announced; a key is.
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: '5' }));
  show('5,00');
  field.setSelectionRange(1, 1);
  show('57,00');
  expect(field.selectionStart).toBe(field.selectionEnd);
});
