import { formatHex, type Oklch, parse } from 'culori';

/** A colour of the design tokens format; `hex` is for tools that know no OKLCH. */
export interface ColorValue {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  alpha?: number;
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px';
}

interface DurationValue {
  value: number;
  unit: 'ms';
}

interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}

/** A value with its type, as the design tokens format has them. */
export type TypedValue =
  | { $type: 'color'; $value: ColorValue }
  | { $type: 'dimension'; $value: DimensionValue }
  | { $type: 'duration'; $value: DurationValue }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'shadow'; $value: ShadowValue[] };

const COLOUR = /^oklch\([^()]+\)$/;
const PIXELS = /^(-?[\d.]+)px$/;
const MILLISECONDS = /^(\d+)ms$/;
const EASING = /^cubic-bezier\(([^()]+)\)$/;
const SHADOW = /^(\S+) (\S+) (\S+) (oklch\([^()]+\))$/;

function color(text: string): ColorValue {
  const read = parse(text) as Oklch | undefined;
  if (read?.mode !== 'oklch') throw new Error(`not a colour in OKLCH: ${text}`);
  const { l, c, h = 0, alpha } = read;
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha === undefined ? {} : { alpha }), hex: formatHex(read) };
}

function dimension(text: string): DimensionValue {
  const [, pixels] = PIXELS.exec(text === '0' ? '0px' : text) ?? [];
  if (pixels === undefined) throw new Error(`not a size in pixels: ${text}`);
  return { value: Number(pixels), unit: 'px' };
}

function shadow(text: string): ShadowValue {
  const [, offsetX = '', offsetY = '', blur = '', colour = ''] = SHADOW.exec(text) ?? [];
  const [x, y, radius] = [offsetX, offsetY, blur].map(dimension) as [DimensionValue, DimensionValue, DimensionValue];
  return { color: color(colour), offsetX: x, offsetY: y, blur: radius, spread: dimension('0') };
}

/** A value of the style sheet as the design tokens format has it. Throws for one that the format has no type for. */
export function typedValue(text: string): TypedValue {
  if (COLOUR.test(text)) return { $type: 'color', $value: color(text) };
  if (PIXELS.test(text)) return { $type: 'dimension', $value: dimension(text) };
  const [, milliseconds] = MILLISECONDS.exec(text) ?? [];
  if (milliseconds !== undefined) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const [, points] = EASING.exec(text) ?? [];
  if (points !== undefined) return { $type: 'cubicBezier', $value: points.split(',').map(Number) };
  if (/ oklch\(/.test(text)) return { $type: 'shadow', $value: text.split(/,\s*/).map(shadow) };
  if (/, sans-serif$/.test(text)) return { $type: 'fontFamily', $value: text.split(/,\s*/).map((name) => name.replaceAll('"', '')) };
  throw new Error(`the design tokens format has no type for ${text}`);
}
