import { deflateSync, inflateSync } from 'node:zlib';

/** An image as a PDF has it. */
export interface PdfImage {
  /** Size in dots. */
  readonly width: number;
  readonly height: number;
  /** The entries of its stream. */
  readonly dictionary: string;
  readonly bytes: Buffer;
  /** How much of what is below it shows through. */
  readonly mask?: { readonly dictionary: string; readonly bytes: Buffer };
}

/** More dots than a camera makes: an image that claims more would only fill memory. */
const MOST_DOTS = 60_000_000;

const dictionaryOf = (width: number, height: number, rest: string) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${rest}`;

const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A JPEG as it is: readers of PDFs read it themselves. */
function jpegImage(file: Buffer): PdfImage | undefined {
  for (let at = 2; at + 9 < file.length; ) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    // Every kind of frame but the lossless and hierarchical ones.
    if (marker >= 0xc0 && marker <= 0xc2) {
      const [height, width, colours] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7), file[at + 9] ?? 0];
      const space = SPACES[colours];
      if (space === undefined || width * height === 0) return undefined;
      // Programs that write four colours write them inverted.
      const decode = colours === 4 ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
      return { width, height, dictionary: dictionaryOf(width, height, `8 /ColorSpace ${space} /Filter /DCTDecode${decode}`), bytes: file };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly type: number;
  readonly palette: Buffer;
  readonly data: Buffer;
}

function pngOf(file: Buffer): Png | undefined {
  const [width, height, bits, type] = [file.readUInt32BE(16), file.readUInt32BE(20), file.readUInt8(24), file.readUInt8(25)];
  let palette = Buffer.alloc(0);
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === 'PLTE') palette = Buffer.from(content);
    if (name === 'IDAT') data.push(content);
    at += 12 + length;
  }
  // Lines that are sent in several passes would have to be put in order first; nobody attaches such images.
  const isInterlaced = file.readUInt8(28) !== 0;
  return isInterlaced || width * height === 0 || width * height > MOST_DOTS
    ? undefined
    : { width, height, bits, type, palette, data: Buffer.concat(data) };
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** The lines of a PNG without the filters by which they are made smaller. */
function unfiltered(data: Buffer, bytesOfDot: number, width: number, height: number): Buffer {
  const line = width * bytesOfDot;
  const filtered = inflateSync(data, { maxOutputLength: (line + 1) * height });
  const dots = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const left = x < bytesOfDot ? 0 : (dots[y * line + x - bytesOfDot] ?? 0);
      const up = y === 0 ? 0 : (dots[(y - 1) * line + x] ?? 0);
      const corner = x < bytesOfDot || y === 0 ? 0 : (dots[(y - 1) * line + x - bytesOfDot] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      dots[y * line + x] = ((filtered[y * (line + 1) + 1 + x] ?? 0) + guess) & 0xff;
    }
  }
  return dots;
}

/** A PNG whose dots may be transparent: PDFs have the transparency as an image of its own. */
function transparentImage({ width, height, bits, type, data }: Png): PdfImage | undefined {
  if (bits !== 8) return undefined;
  const colours = type === 4 ? 1 : 3;
  const dots = unfiltered(data, colours + 1, width, height);
  const [seen, mask] = [Buffer.alloc(width * height * colours), Buffer.alloc(width * height)];
  for (let dot = 0; dot < width * height; dot++) {
    dots.copy(seen, dot * colours, dot * (colours + 1), dot * (colours + 1) + colours);
    mask[dot] = dots[dot * (colours + 1) + colours] ?? 255;
  }
  return {
    width,
    height,
    dictionary: dictionaryOf(width, height, `8 /ColorSpace ${SPACES[colours]} /Filter /FlateDecode`),
    bytes: deflateSync(seen),
    mask: { dictionary: dictionaryOf(width, height, '8 /ColorSpace /DeviceGray /Filter /FlateDecode'), bytes: deflateSync(mask) },
  };
}

/** A PNG: its lines are filtered as those of PDFs may be, so that they are embedded as they are. */
function pngImage(file: Buffer): PdfImage | undefined {
  const png = pngOf(file);
  if (!png) return undefined;
  const { width, height, bits, type, palette, data } = png;
  if (type === 4 || type === 6) return transparentImage(png);
  const colours = type === 2 ? 3 : 1;
  const space = type === 3 ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${palette.toString('hex')}>]` : SPACES[colours];
  const filter = `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent ${bits} /Columns ${width} >>`;
  return { width, height, dictionary: dictionaryOf(width, height, `${bits} /ColorSpace ${space} ${filter}`), bytes: data };
}

/** A JPEG or PNG file as an image of a PDF; undefined for a file that is neither, or of a kind that a PDF does not show. */
export function pdfImage(file: Buffer): PdfImage | undefined {
  try {
    if (file[0] === 0xff && file[1] === 0xd8) return jpegImage(file);
    return file.toString('latin1', 1, 4) === 'PNG' ? pngImage(file) : undefined;
  } catch {
    // A file that is cut, or not what it says: it is left out, and the report is made without it.
    return undefined;
  }
}
