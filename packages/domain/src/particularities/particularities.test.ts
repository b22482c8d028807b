import { expect, test } from 'vitest';
import { requestsMessages } from '../messages/requests/index.ts';
import { PANEL_MAX_HEIGHT, panelMaxHeight, shownPreferences } from './index.ts';

test('A-252 empty preferences say so', () => {
  for (const none of [null, '', '  \n']) expect(shownPreferences(none)).toEqual({ key: 'sem_preferencias_cadastradas' });
  expect(requestsMessages.ptBr.sem_preferencias_cadastradas).toBe('Sem preferências cadastradas');
  expect(shownPreferences('Corredor')).toEqual({ text: 'Corredor' });
});
test('A-253 the panel is limited to 150 px above 600 characters', () => {
  expect(PANEL_MAX_HEIGHT).toBe(150);
  expect(panelMaxHeight('')).toBeNull();
  expect(panelMaxHeight('x'.repeat(600))).toBeNull();
  expect(panelMaxHeight('x'.repeat(601))).toBe(150);
});
