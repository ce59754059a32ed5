import type { StateFile } from '../state.ts';

/** An order as a network has it. */
export interface AffiliateOrder {
  network: 'cj' | 'admitad' | 'cf';
  orderId: string;
  click: string;
  amount: string;
  currency: string;
  state: 'pending' | 'declined';
  /** How often it was told of the sale, and of the reversal. */
  told: { sale: number; reversal: number };
}

/** A message that a network's own checks did not take, after it had answered. */
export interface AffiliateRefusal {
  network: AffiliateOrder['network'];
  why: string;
}

/** Where the stand-ins of the networks remember, among the other things of the outside world. */
export function affiliateRecords(state: StateFile) {
  const { things } = state.data;
  const place = (name: string) => {
    things[name] ??= {};
    return things[name];
  };
  return {
    orderOf: (network: AffiliateOrder['network'], orderId: string) =>
      place(`affiliate ${network}`)[orderId] as AffiliateOrder | undefined,
    /** A sale that it has already counts once. */
    sell(order: Omit<AffiliateOrder, 'state' | 'told'>): void {
      const orders = place(`affiliate ${order.network}`);
      const known = orders[order.orderId] as AffiliateOrder | undefined;
      if (known) known.told.sale += 1;
      else orders[order.orderId] = { ...order, state: 'pending', told: { sale: 1, reversal: 0 } };
      state.save();
    },
    decline(order: AffiliateOrder): void {
      order.state = 'declined';
      order.told.reversal += 1;
      state.save();
    },
    refuse(refusal: AffiliateRefusal): void {
      const refused = place('affiliate refusals');
      refused[String(Object.keys(refused).length)] = refusal;
      state.save();
    },
    all: () => ({
      orders: (['cj', 'admitad', 'cf'] as const).flatMap((network) =>
        Object.values(place(`affiliate ${network}`)),
      ) as AffiliateOrder[],
      refused: Object.values(place('affiliate refusals')) as AffiliateRefusal[],
    }),
  };
}

export type AffiliateRecords = ReturnType<typeof affiliateRecords>;
