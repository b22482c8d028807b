/** sRGB as it is painted, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * The pixel that colours give when they are painted one over the other, the lowest first.
 *
 * The browser itself paints it: OKLCH, what lies outside of sRGB and what is half transparent come out as a person sees them.
 */
export function painted(...layers: readonly string[]): Rgb {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser gives no canvas to measure colours with');
  canvas.canvas.width = 1;
  canvas.canvas.height = 1;
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two painted colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `#1f2a30`, as design tools take it. */
export function hex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The figure is cut, not rounded: 4,49 must never read as 4,5. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
}
