import type { Oklch } from 'culori';
import type { ThemedBrand } from './derive-brand.ts';

const figure = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const percent = (lightness: number) => `${figure(lightness * 100, 1)} %`;

/** What became of the colour that was asked for, in a sentence. */
export function movedText({ l, c }: Oklch, { lightness, chroma }: ThemedBrand['moved']): string {
  const chromaText = `croma de ${figure(c, 3)} para ${figure(c + chroma, 3)}`;
  if (lightness === 0) return chroma === 0 ? 'a cor pedida, sem mudança.' : `${chromaText}, o máximo que uma tela comum mostra dessa cor.`;
  const verb = lightness < 0 ? 'escurecida' : 'clareada';
  const lightnessText = `luminosidade de ${percent(l)} para ${percent(l + lightness)}`;
  return `${verb} para passar: ${lightnessText}${chroma === 0 ? '' : `, ${chromaText}`}.`;
}
