import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Baselines } from '../baselines.ts';
import type { Rejections } from './differences.ts';
import type { ReviewData, ReviewPicture } from './writeReview.ts';

/** The decision about each picture by `<mode>/<id>`; the rest waits. */
export interface ReviewState {
  decisions: Record<string, { state: 'accepted' | 'rejected'; note?: string }>;
  /** How many acts can be undone. */
  undoable: number;
}

const Act = v.variant('state', [
  v.object({ state: v.literal('accepted'), keys: v.array(v.string()) }),
  v.object({
    state: v.literal('rejected'),
    keys: v.array(v.string()),
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  }),
]);

/** Reads a file; gives a function that makes it as it was. */
async function keep(file: string): Promise<() => Promise<void>> {
  const before = existsSync(file) ? await readFile(file) : undefined;
  return async () => {
    if (!before) return rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, before);
  };
}

/** Accepting a picture writes its baseline, rejecting it a note; undoing writes back what was there. One act after the other. */
export class Decisions {
  readonly #pictures: Map<string, ReviewPicture>;
  readonly #places: { folder: string; baselines: Baselines; rejections: Rejections };
  readonly #decisions: ReviewState['decisions'] = {};
  readonly #past: (() => Promise<void>)[] = [];
  #acting: Promise<unknown> = Promise.resolve();

  constructor(
    { groups }: ReviewData,
    places: { folder: string; baselines: Baselines; rejections: Rejections },
  ) {
    this.#pictures = new Map(groups.flatMap(({ pictures }) => pictures).map((each) => [each.key, each]));
    this.#places = places;
  }

  get state(): ReviewState {
    return { decisions: this.#decisions, undoable: this.#past.length };
  }

  /** Finds what an earlier review of the same pictures has decided. */
  async resume(): Promise<void> {
    const { baselines } = this.#places;
    for (const { key, mode, id, kind, note } of this.#pictures.values()) {
      const isAccepted = async () =>
        kind === 'gone'
          ? !existsSync(baselines.file(mode, id))
          : !(await baselines.difference(mode, id, await this.#actual(key)));
      if (note !== undefined) this.#decisions[key] = { state: 'rejected', note };
      else if (await isAccepted()) this.#decisions[key] = { state: 'accepted' };
    }
  }

  /** Throws for an act that is none, or a picture that the run does not have. */
  decide(input: unknown): Promise<void> {
    return this.#afterOthers(async () => {
      const act = v.parse(Act, input);
      const chosen = act.keys.map((key) => this.#pictures.get(key));
      if (chosen.includes(undefined)) throw new Error('The run has no such picture.');
      const undo: (() => Promise<void>)[] = [];
      this.#past.push(async () => {
        for (const each of undo.toReversed()) await each();
      });
      for (const picture of chosen as ReviewPicture[]) undo.push(...(await this.#decideOne(picture, act)));
    });
  }

  undo(): Promise<void> {
    return this.#afterOthers(async () => this.#past.pop()?.());
  }

  async #decideOne(picture: ReviewPicture, act: v.InferOutput<typeof Act>): Promise<(() => Promise<void>)[]> {
    const { key, mode, id, kind } = picture;
    const { baselines, rejections } = this.#places;
    const before = this.#decisions[key];
    const undo = [await keep(baselines.file(mode, id)), await keep(rejections.file(picture))];
    if (act.state === 'rejected') await rejections.write(picture, act.note);
    else {
      if (kind === 'gone') await rm(baselines.file(mode, id), { force: true });
      else await baselines.accept(mode, id, await this.#actual(key));
      await rejections.resolve(picture);
    }
    this.#decisions[key] =
      act.state === 'rejected' ? { state: act.state, note: act.note } : { state: act.state };
    const forget = async () => {
      if (before) this.#decisions[key] = before;
      else delete this.#decisions[key];
    };
    return [...undo, forget];
  }

  #actual(key: string): Promise<Buffer> {
    return readFile(join(this.#places.folder, `${key}-actual.png`));
  }

  #afterOthers(act: () => Promise<void>): Promise<void> {
    const acted = this.#acting.then(act);
    this.#acting = acted.catch(() => undefined);
    return acted;
  }
}
