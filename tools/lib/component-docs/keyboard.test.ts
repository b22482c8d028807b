import { expect, test } from 'vitest';
import { keyboardFindings, readKeyboard } from './keyboard.ts';

test('a section is a table of keys, with what holds for no single one as a note', () => {
  expect(readKeyboard('Enter, Space: open it; Ctrl+V: reads `1234` as `1.234,00`; -: changes the sign. Both wait. So do others.')).toEqual({
    lines: [
      { keys: ['Enter', 'Space'], does: 'open it' },
      { keys: ['Ctrl+V'], does: 'reads `1234` as `1.234,00`' },
      { keys: ['-'], does: 'changes the sign' },
    ],
    note: 'Both wait. So do others.',
  });
});

test('a component that takes no key says so', () => {
  expect(readKeyboard('none.')).toEqual({ lines: [], note: '' });
  expect(keyboardFindings('none.')).toEqual([]);
});

test('a part that is no line of a table, and a key that no keyboard has, are found', () => {
  expect(keyboardFindings('Enter and Space.')).toEqual(['"Keyboard:" has a part that is no "keys: what they do"']);
  expect(keyboardFindings('Return: opens it; Hyper+A: marks all; Shift+Tab: goes back.')).toEqual([
    '"Keyboard:" names "Return", which is no key',
    '"Keyboard:" names "Hyper+A", which is no key',
  ]);
});
