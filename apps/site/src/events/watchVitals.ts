import type { EventParams } from '@tern/contract';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Properties that not every browser has. */
interface OpenedDocument extends PerformanceNavigationTiming {
  activationStart?: number;
  contentEncoding?: string;
}

export interface Vitals {
  /** ms. */
  lcp?: number;
  /** ms. */
  inp?: number;
  /** Thousandths. */
  cls?: number;
  /** ms. */
  ttfb?: number;
  shown?: EventParams<'web_vitals'>['shown'];
  sent?: EventParams<'web_vitals'>['sent'];
  connection?: EventParams<'web_vitals'>['connection'];
}

const connectionNow = (): Pick<Vitals, 'connection'> => {
  const { connection } = navigator as { connection?: { effectiveType?: Vitals['connection'] } };
  return connection?.effectiveType ? { connection: connection.effectiveType } : {};
};

/** ms between two shifts of one burst, and from its first to its last. */
const gap = 1000;
const burst = 5000;
/** Of so many interactions the slowest one is left aside: INP is a percentile. */
const outlierOf = 50;

/**
 * Watches Core Web Vitals as their definitions say: the largest paint before the first input, the worst burst of shifts,
 * the slowest interaction. Entries from before the call count. The returned function reads them; empty where the browser
 * reports none, and without a paint where the page came up out of sight.
 */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const readers: (() => void)[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) => {
    const takeAll = (entries: PerformanceEntry[]) => entries.forEach(take);
    try {
      const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
      observer.observe({ type, buffered: true, ...more });
      readers.push(() => takeAll(observer.takeRecords()));
    } catch {
      // This browser does not report it.
    }
  };
  const [opened] = performance.getEntriesByType('navigation') as OpenedDocument[];
  const shown = opened?.activationStart ?? 0;
  if (opened) {
    const { type, contentEncoding, responseStart } = opened;
    vitals.shown = shown > 0 ? 'prerender' : type;
    if (contentEncoding) vitals.sent = /^dc/.test(contentEncoding) ? 'dictionary' : 'whole';
    if (responseStart > 0) vitals.ttfb = Math.round(Math.max(0, responseStart - shown));
  }
  Object.assign(vitals, connectionNow());
  const [first] = performance.getEntriesByType('visibility-state');
  if (first?.name !== 'hidden')
    watch('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = Math.round(Math.max(0, startTime - shown));
    });

  let started = 0;
  let last = Number.NEGATIVE_INFINITY;
  let sum = 0;
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - last >= gap || startTime - started >= burst) {
      started = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    vitals.cls = Math.max(vitals.cls ?? 0, Math.round(sum * 1000));
  });
  if (PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) vitals.cls = vitals.cls ?? 0;

  const durations = new Map<number, number>();
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as Interaction;
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );
  return () => {
    for (const read of readers) read();
    const slowest = [...durations.values()].sort((one, other) => other - one);
    const inp = slowest[Math.floor(slowest.length / outlierOf)];
    return inp === undefined ? vitals : { ...vitals, inp: Math.round(inp) };
  };
}

/**
 * The vitals of a page that came back from the memory of the browser: the time until it was drawn. Shifts and interactions
 * are those of the document, which it has told when it was left.
 */
export function watchReturn(since: number): () => Vitals {
  const vitals: Vitals = { shown: 'restored', ...connectionNow() };
  const drawn = () => {
    vitals.lcp = Math.round(performance.now() - since);
  };
  requestAnimationFrame(() => requestAnimationFrame(drawn));
  return () => vitals;
}
