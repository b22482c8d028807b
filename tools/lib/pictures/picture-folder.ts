import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Look } from './looks.ts';

/** A Chromium, as far as its pictures depend on it. */
export interface PictureChromium {
  version: string;
  /** As Node calls the system. */
  platform: string;
}

/** `Chromium 150.0.1.2 on linux`. */
export const chromiumName = ({ version, platform }: PictureChromium) => `Chromium ${version} on ${platform}`;

/** A folder of pictures: `<id>/<look>.png`, and the Chromium that drew them. */
export class PictureFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The path of a picture of something. */
  file(id: string, { name }: Look): string {
    return join(this.path, id, `${name}.png`);
  }

  /** The picture, if there is one. */
  read(id: string, look: Look): Buffer | undefined {
    const file = this.file(id, look);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(id: string, look: Look, png: Buffer): void {
    const file = this.file(id, look);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
  }

  /** The paths of all pictures. */
  files(): string[] {
    return globSync('*/*.png', { cwd: this.path })
      .map((name) => join(this.path, name))
      .sort();
  }

  /** The pictures of none of these things. */
  orphans(ids: readonly string[], looks: readonly Look[]): string[] {
    const known = new Set(ids.flatMap((id) => looks.map((look) => this.file(id, look))));
    return this.files().filter((file) => !known.has(file));
  }

  /** Removes a picture, and its folder with the last one. */
  remove(file: string): void {
    rmSync(file);
    if (globSync('*', { cwd: dirname(file) }).length === 0) rmSync(dirname(file), { recursive: true });
  }

  get #chromiumFile(): string {
    return join(this.path, 'chromium.json');
  }

  /** What drew the pictures; undefined while there are none. */
  get chromium(): PictureChromium | undefined {
    if (!existsSync(this.#chromiumFile)) return undefined;
    return JSON.parse(readFileSync(this.#chromiumFile, 'utf8')) as PictureChromium;
  }

  set chromium(own: PictureChromium) {
    mkdirSync(this.path, { recursive: true });
    writeFileSync(this.#chromiumFile, `${JSON.stringify(own, null, 2)}\n`);
  }

  /** Whether this Chromium draws as the one of the pictures did: each major version and system has its own way with letters and lines. */
  isDrawnBy(own: PictureChromium): boolean {
    const drawer = this.chromium;
    const major = ({ version }: PictureChromium) => version.split('.')[0];
    return drawer === undefined || (major(drawer) === major(own) && drawer.platform === own.platform);
  }
}
