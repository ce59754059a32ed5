import { intervalUnits, leaveReasons } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, minorUnits, timestamp } from '../fields.ts';

/**
 * The acts of a customer about a contract. `cancel` and `resume` are of the renewal; `pause` puts it off, `goOn` ends
 * that.
 */
export const contractActKinds = ['cancel', 'resume', 'pause', 'goOn', 'refund', 'withdraw'] as const;
export type ContractActKind = (typeof contractActKinds)[number];

/** One act: a receipt. Amounts in minor units. */
export const contractAct = v.object({
  number: v.string(),
  kind: v.picklist(contractActKinds),
  at: timestamp,
  order_id: v.string(),
  /** It was about a gift, not a plan of this person. */
  gift: v.boolean(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  /** Until when the plan works after it; null: it ends with the refund. */
  works_until: v.nullable(timestamp),
  /** The next charge, after a pause and after its end. */
  next_charge_at: v.nullable(timestamp),
  /** The sum that goes back, or the price of the next period where it is charged again. */
  amount: v.nullable(minorUnits),
  currency: v.nullable(currencyField),
  /** How far the money is that goes back; null where none does. */
  refund: v.nullable(v.picklist(['pending', 'done', 'failed'])),
  reason: v.nullable(v.picklist(leaveReasons)),
});
export type ContractAct = v.InferOutput<typeof contractAct>;
