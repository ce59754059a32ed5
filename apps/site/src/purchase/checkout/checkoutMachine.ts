import type { Branch } from './Branch.ts';
import type { CheckoutEffect, CheckoutEvent, EventType } from './checkoutEvents.ts';
import { type Checkout, isPaying, shownAmount } from './checkoutState.ts';
import { fieldsEvents, fieldsTable } from './fieldsTable.ts';
import { paymentEvents, paymentTable } from './paymentTable.ts';
import { priceEvents, priceTable } from './priceTable.ts';

/**
 * The one table of the checkout: for each region, state and event, the ways on. An event goes to the regions that
 * hear it in this order; the payment is last and sees what price and fields have become.
 */
export const checkoutTable = {
  price: { hears: priceEvents, rows: priceTable },
  fields: { hears: fieldsEvents, rows: fieldsTable },
  payment: { hears: paymentEvents, rows: paymentTable },
} as const;
export type Region = keyof typeof checkoutTable;
export const regions: readonly Region[] = ['price', 'fields', 'payment'];

type AnyBranch = Branch<string, EventType>;

/** The ways on from a state of a region; undefined for an event that the region does not hear. */
export function branchesOf(region: Region, state: string, type: EventType): readonly AnyBranch[] | undefined {
  const rows: Record<string, Partial<Record<EventType, readonly unknown[]>>> = checkoutTable[region].rows;
  return rows[state]?.[type] as readonly AnyBranch[] | undefined;
}

export interface Step {
  checkout: Checkout;
  effects: readonly CheckoutEffect[];
}

/** State and event to the next state, and what has to be done about it. Pure. */
export function step(checkout: Checkout, event: CheckoutEvent): Step {
  let next = checkout;
  const effects: CheckoutEffect[] = [];
  for (const region of regions) {
    const branch = branchesOf(region, next[region], event.type)?.find(
      ({ when }) => when?.(next, event) ?? true,
    );
    if (!branch) continue;
    const before = next;
    next = { ...before, ...branch.set?.(before, event), [region]: branch.to };
    effects.push(...(branch.effects?.(next, event, before) ?? []));
  }
  return { checkout: next, effects: [...effects, ...newPrice(checkout, next)] };
}

/** The fields show the amount of the page. Not while they pay: the step that needs it sets it then. */
function newPrice(before: Checkout, after: Checkout): CheckoutEffect[] {
  if (after.fields !== 'ready' || isPaying(after) || !after.plan) return [];
  const amount = shownAmount(after);
  const same =
    before.fields === 'ready' &&
    !isPaying(before) &&
    before.plan?.currency === after.plan.currency &&
    shownAmount(before) === amount;
  return same ? [] : [{ do: 'priceFields', amount, currency: after.plan.currency }];
}
