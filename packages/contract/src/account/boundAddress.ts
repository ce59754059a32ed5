import * as v from 'valibot';
import { timestamp } from '../fields.ts';

/** How Smart DNS stands (decisions: Account). */
export const boundAddress = v.object({
  /** The bound address in its canonical form; null: none. */
  ip: v.nullable(v.string()),
  bound_at: v.nullable(timestamp),
  /** Where this call came from. */
  current_ip: v.string(),
  /** Whether the current address can be bound: it is a public one. */
  is_current_bindable: v.boolean(),
  /** The DNS servers to enter on a TV or console, in order. Empty: Smart DNS is not offered. */
  dns_servers: v.array(v.string()),
});
export type BoundAddress = v.InferOutput<typeof boundAddress>;
