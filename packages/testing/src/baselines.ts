import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { comparePictures, type PictureDifference } from './comparePictures.ts';
import { encodePicture } from './encodePicture.ts';
import type { PlannedStory } from './visualPlan.ts';

type Named = { mode: string; id: string };

/** The pictures that are right: `<mode>/<story-id>.webp` under one folder. */
export class Baselines {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  file(mode: string, id: string): string {
    return join(this.folder, mode, `${id}.webp`);
  }

  async read(mode: string, id: string): Promise<Buffer | undefined> {
    const file = this.file(mode, id);
    return existsSync(file) ? readFile(file) : undefined;
  }

  async difference(mode: string, id: string, picture: Buffer): Promise<PictureDifference | undefined> {
    const expected = await this.read(mode, id);
    if (!expected)
      return { reason: 'There is no baseline. Look at the picture, then run `pnpm visual:update`.' };
    return comparePictures(expected, picture);
  }

  /** Writes the picture unless it looks the same as the one that is there. */
  async accept(mode: string, id: string, picture: Buffer): Promise<void> {
    if (!(await this.difference(mode, id, picture))) return;
    const file = this.file(mode, id);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await encodePicture(picture));
  }

  /** Baselines that belong to no picture of the plan. */
  stale(plan: PlannedStory[]): Named[] {
    const wanted = new Set(plan.flatMap(({ id, modes }) => modes.map((mode) => this.file(mode, id))));
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !wanted.has(join(entry.parentPath, entry.name)))
      .map(({ parentPath, name }) => ({ mode: basename(parentPath), id: basename(name, '.webp') }));
  }

  /** The size of the folder in bytes. */
  weight(): number {
    if (!existsSync(this.folder)) return 0;
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  }

  /** Removes them, but for those that somebody wants to stay. */
  async removeStale(plan: PlannedStory[], wanted: (of: Named) => Promise<boolean>): Promise<void> {
    for (const of of this.stale(plan)) {
      if (!(await wanted(of))) await rm(this.file(of.mode, of.id));
    }
  }
}
