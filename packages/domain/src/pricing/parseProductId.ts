import { formatInterval, type Interval, parseInterval } from './intervals.ts';

/** A product id (spec section 3): `v2.web.tern.base.std.12m.off62.add3m`. */
export interface ProductId {
  /** Segments two to five: they name the product, and are not interpreted. */
  readonly family: readonly [string, string, string, string];
  readonly interval: Interval;
  /** Offer in per cent, 1 to 100. */
  readonly off: number | null;
  /** Extra free period. */
  readonly add: Interval | null;
  /** Later segments that mean nothing here, in their order. */
  readonly others: readonly string[];
}

const segment = /^[A-Za-z0-9_-]+$/;

/** `null` when `value` is no product id. Offer and extra period may come in any order, once each. */
export function parseProductId(value: string): ProductId | null {
  const [version, a, b, c, d, period, ...later] = value.split('.');
  if (version !== 'v2' || !a || !b || !c || !d || !period) return null;
  if (![a, b, c, d, ...later].every((part) => segment.test(part))) return null;
  const interval = parseInterval(period);
  if (!interval) return null;
  let off: number | null = null;
  let add: Interval | null = null;
  const others: string[] = [];
  for (const part of later) {
    if (/^off\d+$/.test(part)) {
      if (off !== null || !/^off(?:100|[1-9]\d?)$/.test(part)) return null;
      off = Number(part.slice(3));
    } else if (/^add\d+[a-z]$/.test(part)) {
      const extra = parseInterval(part.slice(3));
      if (add || !extra) return null;
      add = extra;
    } else {
      others.push(part);
    }
  }
  return { family: [a, b, c, d], interval, off, add, others };
}

/** Writes a product id: interval, offer, extra period, other segments. */
export function formatProductId({ family, interval, off, add, others }: ProductId): string {
  return [
    'v2',
    ...family,
    formatInterval(interval),
    ...(off === null ? [] : [`off${off}`]),
    ...(add ? [`add${formatInterval(add)}`] : []),
    ...others,
  ].join('.');
}
