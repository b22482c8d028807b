import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenLines } from '../broken-lines.ts';
import { arrowFace } from './arrow-face.ts';
import { type FontFace, readFontFace } from './font-face.ts';

/** How a text is set. */
export type Weight = 'regular' | 'bold';

/** Glyphs of one face that follow each other. */
export interface Run {
  /** The name of the face in the document. */
  readonly face: string;
  readonly glyphs: readonly number[];
}

const WEIGHTS: Record<Weight, 400 | 600> = { regular: 400, bold: 600 };
/** How wide the strokes of its letters are, in thousandths of the size: those of the arrows are as wide. */
const STROKES = { 400: 78, 600: 124 } as const;
/**
 * The font comes in parts, each of which holds the letters of some languages; the first that has a letter draws it. None has an arrow, which many
 * a route is written with: these are ours.
 */
const PARTS = ['latin', 'arrows', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

/** Where the files of the font are. */
const FILES = join(dirname(fileURLToPath(import.meta.resolve('@fontsource/ibm-plex-sans/package.json'))), 'files');

/** The faces by the name that documents give them: `F400latin`. */
const FACES = new Map<string, FontFace>();

function faceOf(weight: 400 | 600, part: string): FontFace {
  const name = `F${weight}${part}`;
  const known = FACES.get(name);
  if (known) return known;
  const face =
    part === 'arrows' ? arrowFace(STROKES[weight]) : readFontFace(readFileSync(join(FILES, `ibm-plex-sans-${part}-${weight}-normal.woff`)));
  FACES.set(name, face);
  return face;
}

/** A face that a document has used. */
export function faceNamed(name: string): FontFace {
  const face = FACES.get(name);
  if (!face) throw new Error(`no text was set in the face ${name}`);
  return face;
}

interface Drawn {
  readonly face: string;
  readonly glyph: number;
  readonly width: number;
  /** The character that is drawn: not always the one that was asked for. */
  readonly character: string;
}

/** Letters that were looked up once, by weight. */
const DRAWN: Record<Weight, Map<string, Drawn>> = { regular: new Map(), bold: new Map() };

function found(character: string, weight: Weight): Drawn | undefined {
  for (const part of PARTS) {
    const face = faceOf(WEIGHTS[weight], part);
    const glyph = face.glyphOf(character);
    if (glyph !== undefined) return { face: `F${WEIGHTS[weight]}${part}`, glyph, width: face.widthOf(glyph), character };
  }
  return undefined;
}

/** How a character is drawn: by its own glyph, else by that of the letter without its mark, else by a question mark. */
function drawn(character: string, weight: Weight): Drawn {
  const known = DRAWN[weight].get(character);
  if (known) return known;
  const tries = [character, character.normalize('NFD').charAt(0), '?'];
  for (const one of tries) {
    const letter = found(one, weight);
    if (!letter) continue;
    DRAWN[weight].set(character, letter);
    return letter;
  }
  throw new Error('the font has no question mark');
}

// A letter and a mark that follow each other are one letter where there is one, and else the letter alone. No-break blanks are blanks here: the lines
// are broken already.
const charactersOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f\t]/g, ' ');

/** How wide a text is, in points. */
export function textWidth(text: string, size: number, weight: Weight = 'regular'): number {
  let width = 0;
  for (const character of charactersOf(text)) width += drawn(character, weight).width;
  return (width * size) / 1000;
}

/** A text as glyphs. `use` is told each character with its face and its glyph. */
export function runsOf(text: string, weight: Weight, use: (face: string, glyph: number, character: string) => void): readonly Run[] {
  const runs: { face: string; glyphs: number[] }[] = [];
  for (const character of charactersOf(text)) {
    const { face, glyph, character: shown } = drawn(character, weight);
    use(face, glyph, shown);
    const last = runs.at(-1);
    if (last?.face === face) last.glyphs.push(glyph);
    else runs.push({ face, glyphs: [glyph] });
  }
  return runs;
}

/** A text in lines of at most a width; a word that is longer than a line is broken. An empty text is one empty line. */
export function wrapped(text: string, width: number, size: number, weight: Weight = 'regular'): readonly string[] {
  return brokenLines(text, (line) => textWidth(line, size, weight) <= width);
}
