import type { Violation } from '@guiche/domain/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextInput } from '../../inputs/text-input/index.ts';
import { FormField } from '../form-field/index.ts';
import { EntityForm } from './index.ts';

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

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onDraftChange.mockClear();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <EntityForm
        value={{ nota: '' }}
        rule={() => []}
        say={() => ''}
        onSubmit={onSubmit}
        onDraftChange={onDraftChange}
        onDiscardDraft={() => undefined}
      >
        <Fields />
      </EntityForm>,
    ),
  );
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
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
