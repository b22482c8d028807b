import type {} from '@vitest/browser-playwright';
import { cdp, server, userEvent } from 'vitest/browser';

/** Whether a test can do what an input method does, and hear what a screen reader hears: only Chromium offers that to a test. */
export const isChromium = server.browser === 'chromium';

/** What an input method does: the text under composition, from its first letter to what it is committed as. */
export async function compose(...texts: [string, ...string[]]): Promise<void> {
  for (const text of texts) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' });
}

/** What a phone's keyboard does: with each key it composes the whole word anew, here all that stands in the field. */
export async function recompose(input: HTMLInputElement, text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
    replacementStart: 0,
    replacementEnd: input.value.length,
  });
  await cdp().send('Input.insertText', { text });
}

/** Puts a text on the real clipboard, from a field of its own, and pastes it with the keyboard. */
export async function pasteKeys(into: HTMLInputElement, text: string): Promise<void> {
  const [start, end] = [into.selectionStart, into.selectionEnd];
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  source.remove();
  into.focus();
  into.setSelectionRange(start, end);
  await userEvent.keyboard('{Control>}v{/Control}');
}

/** What the browser's autofill does: the text is there at once, and an event says so, of a kind that differs by browser. */
export function autofill(input: HTMLInputElement, text: string, kind: 'replacement' | 'plain'): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    kind === 'plain'
      ? new Event('input', { bubbles: true })
      : new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
  );
}

/** What the field that has the focus says of itself to a screen reader. */
interface Heard {
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly required: boolean;
}

/** What Chromium tells a screen reader about the field that has the focus; in other browsers, which keep it from tests, what the markup says. */
export function heard(): Promise<Heard> {
  return isChromium ? heardInChromium() : Promise.resolve(writtenInMarkup());
}

function writtenInMarkup(): Heard {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
  const texts = (ids: string | null) => (ids ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
  return {
    name: [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' '),
    description: texts(field.getAttribute('aria-describedby')).join(' '),
    value: field.value,
    invalid: field.getAttribute('aria-invalid') === 'true',
    required: field.required,
  };
}

async function heardInChromium(): Promise<Heard> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  // The tests run in a frame of their own.
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id);
  const trees = await Promise.all(frames.map((frameId) => cdp().send('Accessibility.getFullAXTree', { frameId })));
  const isFocused = ({ properties = [] }: (typeof trees)[0]['nodes'][0]) =>
    properties.some(({ name, value }) => name === 'focused' && value.value);
  const field = trees.flatMap(({ nodes }) => nodes).find((node) => node.role?.value === 'textbox' && isFocused(node));
  const property = (wanted: string): unknown => field?.properties?.find(({ name }) => name === wanted)?.value.value;
  return {
    name: String(field?.name?.value),
    description: String(field?.description?.value ?? ''),
    value: String(field?.value?.value ?? ''),
    invalid: property('invalid') === 'true',
    required: property('required') === true,
  };
}
