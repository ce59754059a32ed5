import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Extent } from '../comparePictures.ts';

/** A picture that is not its baseline. Its files stand side by side: `<mode>/<id>-expected.png`, `-actual.png`, `-diff.png`. */
export interface Difference {
  id: string;
  mode: string;
  /** `Components/Actions/Button: Primary` */
  name: string;
  reason: string;
  /** Unless it is new, or its story is gone. */
  extent?: Extent;
}

export const keyOf = ({ mode, id }: { mode: string; id: string }) => `${mode}/${id}`;

/** Writes a difference with its pictures; gives their files. Without `actual` its story is gone. */
export async function writeDifference(
  folder: string,
  difference: Difference,
  pictures: { expected?: Buffer; actual?: Buffer; diff?: Buffer },
): Promise<string[]> {
  const path = join(folder, keyOf(difference));
  await mkdir(dirname(path), { recursive: true });
  // Reports lay pictures over each other when their names end in the same way.
  const expected = pictures.expected && (await sharp(pictures.expected).png().toBuffer());
  const files = Object.entries({ ...pictures, expected }).filter(([, body]) => body);
  await Promise.all(files.map(([kind, body]) => writeFile(`${path}-${kind}.png`, body as Buffer)));
  await writeFile(`${path}.json`, JSON.stringify(difference));
  return files.map(([kind]) => `${path}-${kind}.png`);
}

/** Of a picture that is its baseline at the second try. */
export async function removeDifference(folder: string, of: { mode: string; id: string }): Promise<void> {
  await rm(join(folder, `${keyOf(of)}.json`), { force: true });
}

export function readDifferences(folder: string): Difference[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/[\w-]+\.json$/.test(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Difference);
}

/** Notes about rejected pictures: `<mode>/<id>.txt` under one folder. A picture with a note is not accepted by an update. */
export class Rejections {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  file(of: { mode: string; id: string }): string {
    return join(this.folder, `${keyOf(of)}.txt`);
  }

  async read(of: { mode: string; id: string }): Promise<string | undefined> {
    const file = this.file(of);
    return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
  }

  async write(of: { mode: string; id: string }, note: string): Promise<void> {
    await mkdir(dirname(this.file(of)), { recursive: true });
    await writeFile(this.file(of), `${note}\n`);
  }

  async resolve(of: { mode: string; id: string }): Promise<void> {
    await rm(this.file(of), { force: true });
  }
}
