import type { Violation } from '@guiche/domain/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FormField } from '../form-field/index.ts';
import { EntityForm, type EntityFormProps } from './index.ts';

interface Note {
  nota: string;
}

const isNoValue = (element: HTMLInputElement | null) => element?.setCustomValidity('none');

/** Beside a field of the form one whose text is no value yet, as that of a lookup without a choice. */
function Fields() {
  const { control } = useFormContext<Note>();
  return (
    <>
      <FormField input={TextInput} control={control} name="nota" label="Nota" />
      <input name="cia" defaultValue="azu" ref={isNoValue} />
    </>
  );
}

let container: HTMLElement;
let root: Root;
const onDraftChange = vi.fn();
/** Lets the server answer, without a refusal. */
let answer: () => void;
const onSubmit = () =>
  new Promise<readonly Violation[]>((resolve) => {
    answer = () => resolve([]);
  });

const draw = (over: Partial<EntityFormProps<Note>> = {}) =>
  act(async () =>
    root.render(
      <EntityForm
        value={{ nota: '' }}
        rule={() => []}
        say={() => ''}
        onSubmit={onSubmit}
        onDraftChange={onDraftChange}
        onDiscardDraft={() => undefined}
        {...over}
      >
        <Fields />
      </EntityForm>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onDraftChange.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await draw();
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One key, as React hears of it. */
function type(text: string) {
  const field = container.querySelector<HTMLInputElement>('[name="nota"]');
  if (!field) throw new Error('no field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('B-064 a form that goes in the frame of the last key hands out what was typed, with the texts that are no values', async () => {
  await act(async () => {
    type('urgente');
    expect(onDraftChange).not.toHaveBeenCalled();
    root.unmount();
  });
  expect(onDraftChange.mock.calls).toEqual([[{ nota: 'urgente' }, { cia: 'azu' }]]);
});

test('B-064 what was typed is handed out once its key is painted', async () => {
  await act(async () => type('a'));
  await vi.waitFor(() => expect(onDraftChange.mock.calls).toEqual([[{ nota: 'a' }, { cia: 'azu' }]]));
  await act(async () => root.unmount());
  expect(onDraftChange).toHaveBeenCalledTimes(1);
});

test('B-064 what is typed while a save runs is handed out at once: its answer asks the draft whether more was typed', async () => {
  // A text that is no value would not be sent.
  container.querySelector<HTMLInputElement>('[name="cia"]')?.setCustomValidity('');
  await act(async () => type('a'));
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(onDraftChange.mock.calls).toEqual([[{ nota: 'a' }]]);
  await act(async () => {
    type('ab');
    expect(onDraftChange).toHaveBeenLastCalledWith({ nota: 'ab' });
  });
  await act(async () => answer());
  await act(async () => root.unmount());
});

const SLOW = 8_000;
const saysSlow = () => container.textContent?.includes('Salvar está demorando');
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const save = async () => {
  // A text that is no value would not be sent.
  container.querySelector<HTMLInputElement>('[name="cia"]')?.setCustomValidity('');
  await act(async () => container.querySelector('form')?.requestSubmit());
};

test('Q-023 a save is slow from when it is sent, not while its question waits for the person', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let agree: (agreed: boolean) => void = () => undefined;
  await draw({ confirm: () => new Promise<boolean>((resolve) => (agree = resolve)) });
  await save();
  await pass(SLOW);
  expect(saysSlow()).toBe(false);
  await act(async () => agree(true));
  await pass(SLOW - 1);
  expect(saysSlow()).toBe(false);
  await pass(1);
  expect(saysSlow()).toBe(true);
  await act(async () => answer());
  expect(saysSlow()).toBe(false);
  await act(async () => root.unmount());
});

test('Q-023 a caller that knows when its save is on its way may ask the person in `onSubmit`', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await draw({ saving: false });
  await save();
  await pass(SLOW);
  expect(saysSlow()).toBe(false);
  await draw({ saving: true });
  await pass(SLOW);
  expect(saysSlow()).toBe(true);
  await act(async () => answer());
  await act(async () => root.unmount());
});
