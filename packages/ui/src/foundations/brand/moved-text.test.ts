import { expect, test } from 'vitest';
import { movedText } from './moved-text.ts';

test.each([
  ['nothing', 0, 0, 'a cor pedida, sem mudança.'],
  ['a darker one', -0.2, 0, 'escurecida para passar: luminosidade de 80,0 % para 60,0 %.'],
  ['a lighter, paler one', 0.05, -0.02, 'clareada para passar: luminosidade de 80,0 % para 85,0 %, croma de 0,120 para 0,100.'],
  ['what sRGB has', 0, -0.02, 'croma de 0,120 para 0,100, o máximo que uma tela comum mostra dessa cor.'],
])('%s', (_case, lightness, chroma, text) => {
  expect(movedText({ mode: 'oklch', l: 0.8, c: 0.12, h: 90 }, { lightness, chroma })).toBe(text);
});
