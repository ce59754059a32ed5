export const hour = 3600 * 1000;
export const day = 24 * hour;

/** Jobs run this often. */
const tickLength = 12 * hour;

/**
 * One clock for many lives. Time stands still while any of them acts, and moves on to the next thing that one of them
 * waits for. The jobs of the service run at every tick.
 */
export class Timeline {
  now: number;
  #nextTick: number;
  #busy = 0;
  #queue: { at: number; resume: () => void }[] = [];
  #untilTick: (() => void)[] = [];
  #idle: (() => void) | undefined;

  constructor(start: number) {
    this.now = start;
    this.#nextTick = start + tickLength;
  }

  /** Another life begins where an earlier one began; nobody waits any more. */
  restart(at: number): void {
    this.#queue = [];
    this.#untilTick = [];
    this.now = at;
    this.#nextTick = at + tickLength;
  }

  #pause(add: (resume: () => void) => void): Promise<void> {
    return new Promise((done) => {
      add(() => {
        this.#busy += 1;
        done();
      });
      this.#leave();
    });
  }

  #leave(): void {
    this.#busy -= 1;
    if (this.#busy === 0) this.#idle?.();
  }

  /** Waits until then. */
  until(at: number): Promise<void> {
    return this.#pause((resume) => this.#queue.push({ at, resume }));
  }

  /** Waits until the jobs have run. */
  tick(): Promise<void> {
    return this.#pause((resume) => this.#untilTick.push(resume));
  }

  /** Lives all of them. `onTick` runs the jobs; `watched`: somebody waits for what comes of them. */
  async run(
    lives: readonly (() => Promise<unknown>)[],
    onTick: (watched: boolean) => Promise<void>,
  ): Promise<void> {
    this.#busy = lives.length;
    const ends = lives.map((live) => live().finally(() => this.#leave()));
    for (;;) {
      if (this.#busy > 0) {
        await new Promise<void>((done) => {
          this.#idle = done;
        });
      }
      this.#queue.sort((one, other) => one.at - other.at);
      const next = this.#queue[0]?.at;
      if (next === undefined && this.#untilTick.length === 0) break;
      if (next !== undefined && next <= this.#nextTick) {
        this.now = Math.max(this.now, next);
        const due = this.#queue.filter(({ at }) => at <= this.now);
        this.#queue = this.#queue.filter(({ at }) => at > this.now);
        for (const { resume } of due) resume();
        continue;
      }
      this.now = this.#nextTick;
      this.#nextTick += tickLength;
      await onTick(this.#untilTick.length > 0);
      for (const resume of this.#untilTick.splice(0)) resume();
    }
    await Promise.all(ends);
  }
}
