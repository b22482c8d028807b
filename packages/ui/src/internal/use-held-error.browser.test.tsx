import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextInput } from '../inputs/text-input/index.ts';

/** A field that is wrong while it is empty, as it says once it is left, with what follows below it. */
function Page() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <TextInput
        label="Agência"
        value={text}
        onValueChange={setText}
        error={left && text === '' ? 'Escolha uma opção da lista.' : undefined}
        onBlur={() => setLeft(true)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Filtrar
      </button>
      <output>{presses}</output>
    </>
  );
}

function shownPage() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<Page />));
  const [field, button, output] = ['input', 'button', 'output'].map((name) => place.querySelector<HTMLElement>(name));
  if (!field || !button || !output) throw new Error('The page is not there.');
  return { place, field, button, output };
}

test('a press counts though it leaves a field whose error pushes away what is pressed', async () => {
  const { place, field, button, output } = shownPage();
  await userEvent.click(field);
  const before = button.getBoundingClientRect().top;
  await userEvent.click(button);
  await expect.poll(() => place.textContent).toContain('Escolha uma opção da lista.');
  expect(button.getBoundingClientRect().top).toBeGreaterThan(before + button.offsetHeight);
  expect(output.textContent).toBe('1');
});

test('the error of a field that is left by a key comes at once', async () => {
  const { place, field, button } = shownPage();
  await userEvent.click(field);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => place.textContent).toContain('Escolha uma opção da lista.');
  expect(document.activeElement).toBe(button);
});

test.each(['dragend', 'contextmenu'])(
  'a press that ended in %s, of which no other end is told, holds the error back no longer',
  async (end) => {
    const { place, field, button, output } = shownPage();
    field.focus();
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    flushSync(() => field.blur());
    expect(place.textContent).not.toContain('Escolha uma opção da lista.');
    document.dispatchEvent(new Event(end, { bubbles: true }));
    await expect.poll(() => place.textContent).toContain('Escolha uma opção da lista.');
    expect(output.textContent).toBe('0');
  },
);
