import type { Metric, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** One series of a histogram. Adding to it costs a few comparisons: no labels are hashed, nothing is allocated. */
export interface PlainSeries {
  observe(seconds: number): void;
}

interface Counts {
  readonly labels: Labels;
  /** Per bucket, not yet summed up; the last one has no bound. */
  readonly buckets: Float64Array;
  sum: number;
}

/**
 * A histogram for the path that every request takes: counted in plain arrays, and given Prometheus' shape when it is
 * scraped.
 */
export function plainHistogram(options: {
  name: string;
  help: string;
  buckets: readonly number[];
  registry: Registry;
}): { series(labels: Labels): PlainSeries } {
  const { name, help, buckets: bounds, registry } = options;
  const all: Counts[] = [];

  const valuesOf = ({ labels, buckets, sum }: Counts) => {
    let count = 0;
    const cumulative = [...bounds, Number.POSITIVE_INFINITY].map((bound, index) => {
      count += buckets[index] ?? 0;
      return {
        metricName: `${name}_bucket`,
        labels: { ...labels, le: bound === Number.POSITIVE_INFINITY ? '+Inf' : bound },
        value: count,
      };
    });
    return [
      ...cumulative,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  };

  registry.registerMetric({
    name,
    help,
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: all.filter(({ buckets }) => buckets.some(Boolean)).flatMap(valuesOf),
    }),
    reset: () => all.splice(0),
  } as unknown as Metric<string>);

  return {
    series(labels) {
      const counts: Counts = { labels, buckets: new Float64Array(bounds.length + 1), sum: 0 };
      all.push(counts);
      return {
        observe(seconds) {
          let at = 0;
          while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
          counts.buckets[at] = (counts.buckets[at] as number) + 1;
          counts.sum += seconds;
        },
      };
    },
  };
}
