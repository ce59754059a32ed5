/** A page could not be rendered in its turn: too much waits already, or it waited too long. */
export class BusyError extends Error {
  /** Whole seconds until another try is worth it. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('There is more to render than can be rendered in time.');
    this.name = 'BusyError';
    this.retryAfter = retryAfter;
  }
}

/** `visitor`: somebody waits for it. `renewal`: an older page is shown meanwhile. */
export type RenderOrder = 'visitor' | 'renewal';

export interface RenderQueueStats {
  readonly running: number;
  readonly waiting: number;
  /** Tasks that ran to their end, failed ones included, and the ms they took together. */
  readonly done: number;
  readonly milliseconds: number;
  /** Tasks that were turned away. */
  readonly refused: number;
}

export interface RenderQueue {
  /** Runs a task in its turn. Rejects with a `BusyError` where it would wait too long. */
  run<T>(task: () => Promise<T>, order?: RenderOrder): Promise<T>;
  stats(): RenderQueueStats;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * The bound of everything that is rendered. Visitors come before renewals, and renewals leave half of the places to
 * them; without a bound requests would pile up faster than they are rendered, and nobody would be served.
 */
export function createRenderQueue(
  options: {
    /** Tasks at once. */
    concurrent?: number;
    /** Tasks that may wait. */
    places?: number;
    /** ms a task may wait. */
    patience?: number;
  } = {},
): RenderQueue {
  const { concurrent = 4, places = 64, patience = 4000 } = options;
  const waiting: Readonly<Record<RenderOrder, Set<Waiting>>> = { visitor: new Set(), renewal: new Set() };
  const counts = { running: 0, done: 0, milliseconds: 0, refused: 0 };

  const length = () => waiting.visitor.size + waiting.renewal.size;
  const busy = () => {
    counts.refused += 1;
    return new BusyError(Math.max(1, Math.ceil(patience / 2000)));
  };

  function next(): void {
    for (const line of [waiting.visitor, waiting.renewal])
      for (const first of line) {
        if (counts.running >= concurrent) return;
        // Counted here and not when the task begins: the turns of this round are given at once.
        counts.running += 1;
        line.delete(first);
        first.start();
      }
  }

  /** Runs a task that is counted as running. */
  async function perform<T>(task: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await task();
    } finally {
      counts.running -= 1;
      counts.done += 1;
      counts.milliseconds += performance.now() - started;
      next();
    }
  }

  function turn(order: RenderOrder): Promise<void> {
    return new Promise((start, refuse) => {
      const line = waiting[order];
      const timer = setTimeout(() => own.refuse(), patience);
      const own: Waiting = {
        start() {
          clearTimeout(timer);
          start();
        },
        refuse() {
          clearTimeout(timer);
          line.delete(own);
          refuse(busy());
        },
      };
      line.add(own);
    });
  }

  return {
    async run(task, order = 'visitor') {
      if (counts.running < concurrent) {
        counts.running += 1;
        return perform(task);
      }
      if (length() >= (order === 'visitor' ? places : places / 2)) {
        // A visitor is worth more than a renewal that waits.
        const [renewal] = order === 'visitor' ? waiting.renewal : [];
        if (!renewal) throw busy();
        renewal.refuse();
      }
      return turn(order).then(() => perform(task));
    },
    stats: () => ({ ...counts, waiting: length() }),
  };
}
