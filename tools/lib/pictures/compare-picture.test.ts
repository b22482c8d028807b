import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { differenceFinding, differenceFromStored, orphanFindings } from './compare-picture.ts';
import { writeDifferencePage } from './difference-page.ts';
import { LOOKS, type Look } from './looks.ts';
import { storedPicture } from './picture-difference.ts';
import { PictureFolder } from './picture-folder.ts';

const PAPER = { r: 250, g: 249, b: 246 };
const look: Look = { name: 'dark-phone', theme: 'dark', screen: 'phone' };
const name = { id: 'data-badge--states', look };

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: { r: number; g: number; b: number };
}

const BUTTON: Box = { left: 20, top: 10, width: 60, height: 20, colour: { r: 0, g: 91, b: 102 } };

/** A picture of boxes on paper. */
function drawn({ width = 200, height = 100, paper = PAPER, boxes = [BUTTON] } = {}): Promise<Buffer> {
  const solid = (size: { width: number; height: number }, background: Box['colour']) => ({
    create: { ...size, channels: 3 as const, background },
  });
  const parts = boxes.map(({ left, top, colour, ...size }) => ({ input: solid(size, colour), left, top }));
  return sharp(solid({ width, height }, paper)).composite(parts).png().toBuffer();
}

let folder: string;
let pictures: PictureFolder;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-pictures-'));
  pictures = new PictureFolder(join(folder, 'pictures'));
  pictures.write(name.id, look, await storedPicture(await drawn()));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function finding(actual: Buffer): Promise<string | undefined> {
  const difference = await differenceFromStored(pictures, name, actual);
  return difference && differenceFinding({ pictures, evidence: join(folder, 'evidence') }, name, actual, difference);
}

test('B-074 a picture that is the same has no finding, nor has one in a tone that nobody can see', async () => {
  expect(await finding(await drawn())).toBeUndefined();
  expect(await finding(await drawn({ paper: { r: 250, g: 249, b: 247 } }))).toBeUndefined();
  const corner = { left: 80, top: 30, width: 2, height: 2, colour: BUTTON.colour };
  expect(await finding(await drawn({ boxes: [BUTTON, corner] }))).toBeUndefined();
  expect(await finding(await drawn({ boxes: [BUTTON, { ...corner, height: 8 }] }))).toContain('16 pixels differ');
});

test('B-074 a region that differs is told with its name, theme, screen and number of pixels, and shown in three pictures', async () => {
  const actual = await drawn({ boxes: [{ ...BUTTON, width: 64 }] });
  const said = await finding(actual);
  expect(said).toContain('data-badge--states, dark theme, phone: 80 pixels differ: expected ');
  const paths = [...(said ?? '').matchAll(/(expected|actual|difference) ([^,]+\.png)/g)].map(([, part, path = '']) => ({ part, path }));
  expect(paths.map(({ part }) => part)).toEqual(['expected', 'actual', 'difference']);
  expect(readFileSync(resolve(root, paths[1]?.path ?? ''))).toEqual(actual);
  const { data } = await sharp(readFileSync(resolve(root, paths[2]?.path ?? '')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray((15 * 200 + 82) * 4, (15 * 200 + 82) * 4 + 3)]).toEqual([255, 0, 0]);
});

test('B-074 a whole surface in a slightly other tone is a difference', async () => {
  expect(await finding(await drawn({ paper: { r: 240, g: 239, b: 236 } }))).toContain('pixels differ');
});

test('B-074 a picture of another size is told with both sizes', async () => {
  expect(await finding(await drawn({ height: 104 }))).toMatch(/: 800 pixels differ, and it is 200x104 instead of 200x100: expected /);
});

test('B-074 a picture that is missing, and one of nothing, are told with what to do', async () => {
  const file = pictures.file(name.id, look);
  pictures.remove(file);
  expect(existsSync(join(pictures.path, name.id))).toBe(false);
  expect(await finding(await drawn())).toBe(
    'data-badge--states, dark theme, phone: there is no picture of it; "npm run pictures -- data-badge--states" takes it.',
  );
  pictures.write(name.id, look, await drawn());
  expect(orphanFindings(pictures, [name.id], LOOKS)).toEqual([]);
  expect(orphanFindings(pictures, ['data-badge--neutral'], LOOKS)).toEqual([
    `${relative(root, file)}: this is a picture of nothing; "npm run pictures" removes it.`,
  ]);
});

test('pictures are of one major version of Chromium, on one system', () => {
  const own = { version: '150.0.7871.100', platform: 'linux' };
  const others = [
    { ...own, version: '150.0.7999.1' },
    { ...own, version: '151.0.1.0' },
    { ...own, platform: 'darwin' },
  ];
  expect(others.map((other) => pictures.isDrawnBy(other))).toEqual([true, true, true]);
  pictures.chromium = own;
  expect(others.map((other) => pictures.isDrawnBy(other))).toEqual([true, false, false]);
});

test('the pictures that differ are on one page, side by side', async () => {
  await finding(await drawn({ height: 104 }));
  const page = readFileSync(writeDifferencePage(join(folder, 'evidence')), 'utf8');
  const sources = [...page.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
  expect(sources).toEqual(['expected', 'actual', 'difference'].map((part) => `data-badge--states/dark-phone-${part}.png`));
  expect(sources.map((source) => existsSync(join(folder, 'evidence', source)))).toEqual([true, true, true]);
});
