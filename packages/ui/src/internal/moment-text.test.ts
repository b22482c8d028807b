import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('a moment is told with the day before the month and 24 hours, whoever reads it', () => {
  expect(momentText(new Date(2026, 10, 28, 16, 5).toISOString())).toBe('28/11/2026 16:05');
});
