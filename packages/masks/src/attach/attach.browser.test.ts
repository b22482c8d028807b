import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import { cpfEditor } from '../cpf/editor/index.ts';
import { dateEditor } from '../date/editor/index.ts';
import { amountEditor } from '../engine/index.ts';
import { locatorEditor } from '../locator/editor/index.ts';
import { attach } from './index.ts';

let input: HTMLInputElement;

beforeEach(() => {
  const form = document.body.appendChild(document.createElement('form'));
  input = form.appendChild(document.createElement('input'));
  // Tab goes here, and not out of the page.
  form.appendChild(document.createElement('button')).type = 'button';
  input.focus();
});
afterEach(() => document.body.replaceChildren());

/** Puts a text on the real clipboard, from a field of its own, and pastes it with the keyboard. */
async function paste(text: string) {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  input.focus();
  await userEvent.paste();
}

/** The texts that a page finds at each event of the element. */
function heard(type: 'input' | 'change'): string[] {
  const texts: string[] = [];
  input.form?.addEventListener(type, () => texts.push(input.value));
  return texts;
}

test('S-226 what is typed is formatted, in the middle too, and the caret stays at its character', async () => {
  attach(input, cpfEditor);
  const texts = heard('input');
  await userEvent.keyboard('52998224725');
  expect(input.value).toBe('529.982.247-25');
  expect(texts.slice(0, 4)).toEqual(['5', '52', '529', '529.9']);
  input.setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['529.822.472-5', 3]);
});

test.each(['email', 'number', 'date'])(
  'an input of type %s has no caret to place: that is said at once, and the input stays as it is',
  (type) => {
    input.type = type;
    expect(() => attach(input, cpfEditor)).toThrow(new RegExp(`type="${type}"`));
  },
);

test('another mask takes the place of the one that the input has', async () => {
  attach(input, cpfEditor);
  attach(input, amountEditor());
  await userEvent.keyboard('52998224725');
  expect(input.value).toBe('529.982.247,25');
});

test('S-225 a pasted text is parsed as a whole, before the page hears of it', async () => {
  const onEdit = vi.fn();
  attach(input, amountEditor(), { onEdit });
  const texts = heard('input');
  await paste('R$ 1.234,56');
  expect(input.value).toBe('1.234,56');
  expect(texts).toEqual(['1.234,56']);
  expect(onEdit.mock.calls).toEqual([['1.234,56', undefined]]);
  input.select();
  await paste('abc');
  expect(input.value).toBe('1.234,56');
  expect(onEdit).toHaveBeenLastCalledWith('1.234,56', 'text');
});

test('S-226 undo and redo go edit by edit, and the page hears of each', async () => {
  attach(input, cpfEditor);
  await userEvent.keyboard('5299');
  const texts = heard('input');
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(input.value).toBe('52');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(input.value).toBe('529');
  expect(texts).toEqual(['529', '52', '529']);
});

// Only Chromium lets a test do what an input method does.
test.runIf(server.browser === 'chromium')(
  'an input method is left alone until it is done, then the page hears the formatted text',
  async () => {
    attach(input, locatorEditor);
    const texts = heard('input');
    for (const text of ['q', 'qk']) await cdp().send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
    expect(input.value).toBe('qk');
    await cdp().send('Input.insertText', { text: 'qk' });
    expect(input.value).toBe('QK');
    expect(texts.at(-1)).toBe('QK');
  },
);

test.each([new Event('input', { bubbles: true }), new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' })])(
  'autofill is one edit',
  (event) => {
    const onEdit = vi.fn();
    attach(input, dateEditor(), { onEdit });
    input.value = '2026-12-31';
    input.dispatchEvent(event);
    expect(input.value).toBe('31/12/2026');
    expect(onEdit.mock.calls).toEqual([['31/12/2026', undefined]]);
  },
);

describe('leaving the field', () => {
  test('completes what is open, and is a change of the element', async () => {
    attach(input, amountEditor());
    const [texts, changes] = [heard('input'), heard('change')];
    await userEvent.keyboard('12,');
    expect(input.value).toBe('12,');
    await userEvent.tab();
    expect(input.value).toBe('12,00');
    expect(texts.at(-1)).toBe('12,00');
    expect(changes).toEqual(['12,00']);
    input.focus();
    await userEvent.tab();
    expect(changes).toEqual(['12,00']);
  });
  test('a pasted text is one change', async () => {
    attach(input, cpfEditor);
    const changes = heard('change');
    await paste('52998224725');
    await userEvent.tab();
    expect(changes).toEqual(['529.982.247-25']);
  });
});

test('the text that is there is formatted at once, without an event', () => {
  const texts = heard('input');
  input.value = '52998224725';
  attach(input, cpfEditor);
  expect(input.value).toBe('529.982.247-25');
  expect(texts).toEqual([]);
});

test('a value that the page sets is gone on from', async () => {
  attach(input, cpfEditor);
  await userEvent.keyboard('1');
  input.value = '529.9';
  await userEvent.keyboard('8');
  expect(input.value).toBe('529.98');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input.value).toBe('529.9');
});

test('detached, the text stays and typing is plain again', async () => {
  const onEdit = vi.fn();
  const detach = attach(input, cpfEditor, { onEdit });
  await userEvent.keyboard('5299');
  detach();
  await userEvent.keyboard('x');
  expect(input.value).toBe('529.9x');
  expect(onEdit).toHaveBeenCalledTimes(4);
});
