import { expect, test } from 'vitest';
import { titleWithCount } from './title-with-count.ts';

test.each([
  ['Cotações · Guichê', 3, '(3) Cotações · Guichê'],
  ['(3) Cotações · Guichê', 12, '(12) Cotações · Guichê'],
  ['(12) Cotações · Guichê', 0, 'Cotações · Guichê'],
  ['(99+) Cotações · Guichê', 2, '(2) Cotações · Guichê'],
  ['Cotações · Guichê', 100, '(99+) Cotações · Guichê'],
  ['Guichê', 0, 'Guichê'],
])('B-051 "%s" with %i', (title, count, said) => expect(titleWithCount(title, count)).toBe(said));
