import { brand } from '../brand/brand.ts';

/** A person's purchases, as everything that sells needs to know them. `visitor`: none, or not known. */
export const standings = ['visitor', 'trial', 'plan', 'ending', 'overdue', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** Further facts, of which several may hold: a friend's invitation, a valid student proof, an account as an affiliate. */
export const relations = ['invited', 'student', 'partner'] as const;
export type Relation = (typeof relations)[number];

/** Everything that decides what a page, a mail or a message may sell to somebody. */
export interface CustomerState {
  readonly standing: Standing;
  /** By default none. */
  readonly relations?: readonly Relation[];
  /** Nothing is sold where the person is (`isBlockedCountry`). */
  readonly blocked: boolean;
}

/**
 * Things that are sold: the free trial, an offer of limited time, a plan, another plan in place of the one there is, and
 * the work as an affiliate.
 */
export const goods = ['trial', 'offer', 'plan', 'change', 'partnership'] as const;
export type Goods = (typeof goods)[number];

/** The first period at the price of everybody, at that of a friend's gift, or at that of a student. */
export const priceKinds = ['usual', 'gift', 'student'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** The step that helps most: begin, use what there is, keep it, pay what is open, come back. */
export const nextSteps = ['start', 'use', 'keep', 'pay', 'return'] as const;
export type NextStep = (typeof nextSteps)[number];

type SoldByStanding = Exclude<Goods, 'partnership'>;

const rules: Readonly<
  Record<Standing, { readonly sold: readonly SoldByStanding[]; readonly next: NextStep }>
> = {
  visitor: { sold: ['trial', 'offer', 'plan'], next: 'start' },
  // The price after the trial is promised: no offer changes it.
  trial: { sold: ['change'], next: 'use' },
  plan: { sold: ['change'], next: 'use' },
  ending: { sold: ['change'], next: 'keep' },
  overdue: { sold: [], next: 'pay' },
  // One trial a person.
  ended: { sold: ['offer', 'plan'], next: 'return' },
};

/** Whether something may be sold to a person: every surface that sells asks this. */
export const maySell = (
  what: Goods,
  { standing, relations: related = [], blocked }: CustomerState,
): boolean =>
  !blocked && (what === 'partnership' ? !related.includes('partner') : rules[standing].sold.includes(what));

/** Whose code lowers a first period, and for whom: an invitation is for a first purchase only. */
const personal: readonly { kind: PriceKind; by: Relation; for: readonly Standing[]; percent: number }[] = [
  {
    kind: 'student',
    by: 'student',
    for: ['visitor', 'ended'],
    percent: brand.programmes.student.percent,
  },
  { kind: 'gift', by: 'invited', for: ['visitor'], percent: brand.programmes.invite.friendPercent },
];

/**
 * The price that a first period is sold at; null where no plan is sold. Codes are not added together: the better one
 * counts. An affiliate's link lowers no price, so an affiliate's is that of everybody.
 */
export function priceOf(state: CustomerState): PriceKind | null {
  if (!maySell('plan', state)) return null;
  const theirs = personal
    .filter(({ by, for: whom }) => state.relations?.includes(by) && whom.includes(state.standing))
    .toSorted((one, other) => other.percent - one.percent);
  return theirs[0]?.kind ?? 'usual';
}

/** The step that a page names first; null where nothing is sold. A plan that is there can be used in any country. */
export const nextStep = ({ standing, blocked }: CustomerState): NextStep | null => {
  const { next } = rules[standing];
  return blocked && next !== 'use' ? null : next;
};

/** Those to whom it may be sold, in a country where something is sold. */
export const soldTo = (what: Goods): Standing[] =>
  standings.filter((standing) => maySell(what, { standing, blocked: false }));

/** All the others there. */
export const notSoldTo = (what: Goods): Standing[] =>
  standings.filter((standing) => !maySell(what, { standing, blocked: false }));

/** Those whose next step it is. */
export const whoseNext = (step: NextStep): Standing[] =>
  standings.filter((standing) => rules[standing].next === step);

/** A subscription as far as it decides. */
export interface HeldPlan {
  readonly state: 'active' | 'past_due' | 'cancelled' | 'expired' | 'refunded' | 'disputed';
  /** Whether its free trial runs. */
  readonly trial: boolean;
  /** Whether it goes on by itself after what is paid for. */
  readonly renews: boolean;
  /** Epoch ms. */
  readonly endsAt: number;
  /** The next charge, epoch ms: after `endsAt` where the plan is paused. */
  readonly chargedAt?: number;
}

/** Of several, the one that asks most of its owner comes first. */
function standingOf({ state, trial, renews, endsAt, chargedAt = 0 }: HeldPlan, now: number): Standing {
  if (state === 'past_due') return 'overdue';
  // A pause is no end: the plan goes on with its next charge.
  if (state === 'active' && renews && endsAt <= now && chargedAt > now) return 'plan';
  if ((state !== 'active' && state !== 'cancelled') || endsAt <= now) return 'ended';
  if (!renews || state === 'cancelled') return 'ending';
  return trial ? 'trial' : 'plan';
}

const first: readonly Standing[] = ['overdue', 'plan', 'trial', 'ending', 'ended'];

/** The standing of somebody with these subscriptions. `now`: epoch ms. */
export function standingOfPlans(held: readonly HeldPlan[], now: number): Standing {
  const all = held.map((plan) => standingOf(plan, now));
  return first.find((standing) => all.includes(standing)) ?? 'visitor';
}
