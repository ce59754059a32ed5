/** One service of several. */
export interface Upstream {
  readonly base: URL;
  /** By its last answer: to a request, or to the look that is taken every second. */
  up: boolean;
}

export interface Upstreams {
  /** Every service once, those that are up first, each request beginning with another one. */
  inTurn(): readonly Upstream[];
  /** Looks at every service now; whether one is ready. */
  look(): Promise<boolean>;
}

const pause = 1_000;
const patience = 3_000;

/** 404: a service from before `/readyz`. */
const isReady = (base: URL) =>
  fetch(new URL('/readyz', base), { signal: AbortSignal.timeout(patience) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok || response.status === 404;
    },
    () => false,
  );

/**
 * Which of several services take requests. One that does not answer, or says that it is about to stop, gets no requests
 * while another is up; a look every second finds out when it is back. With none up all are tried.
 */
export function createUpstreams(origins: readonly string[]): Upstreams {
  const all: Upstream[] = origins.map((origin) => ({ base: new URL(origin), up: true }));
  let turn = 0;
  let looking: Promise<boolean> | undefined;

  async function lookAtAll(): Promise<boolean> {
    await Promise.all(
      all.map(async (upstream) => {
        upstream.up = await isReady(upstream.base);
      }),
    );
    return all.some(({ up }) => up);
  }
  const look = () => {
    looking ??= lookAtAll().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  // A single service is tried in any case.
  if (all.length > 1) setInterval(() => void look(), pause).unref();

  return {
    inTurn() {
      turn = (turn + 1) % all.length;
      const turned = [...all.slice(turn), ...all.slice(0, turn)];
      return [...turned.filter(({ up }) => up), ...turned.filter(({ up }) => !up)];
    },
    look,
  };
}
