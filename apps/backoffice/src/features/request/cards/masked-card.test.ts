import type { VirtualCard } from '@guiche/domain/entities';
import { cardIsMasked } from '@guiche/domain/payments';
import { expect, test } from 'vitest';
import { maskedCard } from './masked-card.ts';

const WHOLE: VirtualCard = {
  id: '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50',
  estado: 'GERADO',
  numero: '4111111111111111',
  cvv: '737',
  validade: '12/2030',
  nomeCartaoColaborador: 'ANA LIMA',
};

test('A-021 Q-035 a card that comes whole is masked, and is still the same card', () => {
  const masked = maskedCard(WHOLE);
  expect(cardIsMasked(masked)).toBe(true);
  expect(masked).toMatchObject({
    id: WHOLE.id,
    estado: 'GERADO',
    numero: '************1111',
    cvv: '***',
    nomeCartaoColaborador: 'ANA LIMA',
  });
  expect(JSON.stringify(masked)).not.toMatch(/4111|737|2030/);
});

test('a masked one stays as it is, and one without a code has none', () => {
  const masked = maskedCard({ ...WHOLE, cvv: null });
  expect(masked.cvv).toBeNull();
  expect(maskedCard(masked)).toEqual(masked);
});
