export type VitalName = 'lcp' | 'inp' | 'cls' | 'ttfb';

/** By what pages are told apart in the report. `family`: the route of the page; `shown`, `sent`, `connection`: as the event says. */
export const vitalDimensions = ['form', 'family', 'country', 'connection', 'shown', 'sent'] as const;
export type VitalDimension = (typeof vitalDimensions)[number];

export interface VitalScale {
  /** Of a bucket of the histogram: bucket `n` ends at `n` widths. In ms, or thousandths for CLS. */
  readonly width: number;
  /** The last bucket takes everything beyond. */
  readonly most: number;
  /** Up to here a value is good, above `poor` it is poor (the thresholds of web.dev, three of which are Core Web Vitals). */
  readonly good: number;
  readonly poor: number;
}

export const vitalScales: Readonly<Record<VitalName, VitalScale>> = {
  lcp: { width: 100, most: 150, good: 2500, poor: 4000 },
  inp: { width: 20, most: 150, good: 200, poor: 500 },
  cls: { width: 10, most: 150, good: 100, poor: 250 },
  ttfb: { width: 50, most: 100, good: 800, poor: 1800 },
};

export interface VitalSummary {
  pages: number;
  /** Value that three in four pages keep within; null without pages. */
  p75: number | null;
  good: number;
  middling: number;
  poor: number;
}

/** Sums a histogram up. `buckets`: pages by bucket. */
export function summariseVital(metric: VitalName, buckets: ReadonlyMap<number, number>): VitalSummary {
  const { width, good, poor } = vitalScales[metric];
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const pages = sorted.reduce((sum, [, count]) => sum + count, 0);
  const summary: VitalSummary = { pages, p75: null, good: 0, middling: 0, poor: 0 };
  let below = 0;
  for (const [bucket, count] of sorted) {
    const end = bucket * width;
    if (end <= good) summary.good += count;
    else if (end <= poor) summary.middling += count;
    else summary.poor += count;
    below += count;
    if (summary.p75 === null && below >= pages * 0.75) summary.p75 = end;
  }
  return summary;
}
