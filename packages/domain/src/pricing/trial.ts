import { addInterval } from './intervals.ts';
import { formatProductId, type ProductId, parseProductId } from './parseProductId.ts';

/**
 * The free trial of an order (spec section 1): nothing is charged today, then the plan's price on a day that was said
 * before. The trial ends with its last UTC day: nobody, in any time zone, has fewer days or is charged on an earlier date
 * than was said, the UTC date of `endsAt`.
 */
export interface TrialTerms {
  readonly days: number;
  /** The first charge. */
  readonly endsAt: Date;
  /** The first charge in minor units; later periods cost the same. */
  readonly firstAmount: number;
}

/** When a trial of so many days ends that begins at `start`: the last second of that UTC day. */
export function trialEnd(start: Date, days: number): Date {
  const end = addInterval(start, days, 'DAY');
  end.setUTCHours(23, 59, 59, 0);
  return end;
}

const trialSegment = (days: number): ProductId['add'] => ({ count: days, unit: 'DAY' });

/** The product id of a plan's trial: the plan's own with `add30d`. Undefined for an id of another shape. */
export function trialProductId(productId: string, days: number): string | undefined {
  const parsed = parseProductId(productId);
  return parsed ? formatProductId({ ...parsed, add: trialSegment(days) }) : undefined;
}

/** The short name of a plan's trial, for addresses: `12m.add30d`. */
export const trialPlanId = (planId: string, days: number): string => `${planId}.add${days}d`;

const shortTrial = /^([A-Za-z0-9_-]+)\.add([1-9]\d{0,3})d$/;

/** The plan id in the short name of a trial; null of every other name. */
export const planOfShortTrial = (named: string): string | null => shortTrial.exec(named)?.[1] ?? null;

/**
 * Whether a name of a plan asks for its free trial: the short one, or a product id with an extra period of days. Its
 * length is the one that holds now: old links stay good.
 */
export function namesTrial(named: string): boolean {
  if (planOfShortTrial(named) !== null) return true;
  return parseProductId(named)?.add?.unit === 'DAY';
}
