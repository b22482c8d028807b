import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How two pictures differ. */
export interface PictureDifference {
  /** A few words: the number of pixels that differ, or the sizes. */
  what: string;
  /** A PNG that shows the pixels that differ. */
  picture: Buffer;
}

/**
 * A difference that an eye sees in a few pixels; those at the edge of a letter or a line are not counted. A corner that is rounded the
 * other way is no difference yet.
 */
const STRONG = { threshold: 0.1 };
const STRONG_PIXELS = 4;
/** A difference that an eye sees in an area: a surface in a slightly other tone. Stored pictures have 256 colours, so a few are allowed. */
const FAINT = { threshold: 0.02 };
const FAINT_SHARE = 0.001;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same picture on a larger, transparent sheet. */
async function widened({ data, width, height }: Pixels, size: { width: number; height: number }): Promise<Pixels> {
  if (width === size.width && height === size.height) return { data, width, height };
  const margins = { right: size.width - width, bottom: size.height - height, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const wide = await sharp(data, { raw: { width, height, channels: 4 } })
    .extend(margins)
    .raw()
    .toBuffer();
  return { data: wide, ...size };
}

/** Compares two PNGs. Undefined when nobody could tell them apart. */
export async function pictureDifference(expected: Buffer, actual: Buffer): Promise<PictureDifference | undefined> {
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const { width, height } = size;
  const [one, other] = await Promise.all([widened(before, size), widened(after, size)]);
  const count = (options: { threshold: number }, output?: Buffer) => pixelmatch(one.data, other.data, output, width, height, options);
  const sameSize = before.width === after.width && before.height === after.height;
  const strong = count(STRONG);
  const faint = count(FAINT);
  if (sameSize && strong <= STRONG_PIXELS && faint <= width * height * FAINT_SHARE) return undefined;
  const drawing = Buffer.alloc(width * height * 4);
  count(strong > STRONG_PIXELS ? STRONG : FAINT, drawing);
  const picture = await sharp(drawing, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const pixels = `${strong > STRONG_PIXELS ? strong : faint} pixels differ`;
  const sizes = `it is ${after.width}x${after.height} instead of ${before.width}x${before.height}`;
  return { what: sameSize ? pixels : `${pixels}, and ${sizes}`, picture };
}

/** A picture as it is stored: with the 256 colours that suit it, which halves it; with all of them where one would see the difference. */
export async function storedPicture(png: Buffer): Promise<Buffer> {
  const opaque = sharp(png).removeAlpha();
  const small = await opaque.clone().png({ palette: true, quality: 100, effort: 10, dither: 0, compressionLevel: 9 }).toBuffer();
  return (await pictureDifference(png, small)) ? opaque.png({ compressionLevel: 9 }).toBuffer() : small;
}
