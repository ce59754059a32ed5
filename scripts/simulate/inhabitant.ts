/** How the next call to a provider goes wrong: it never arrives, its response is lost, or the process dies after it. */
export type Fault = 'away' | 'lost' | 'crash';

/** How the webhooks of a person's payments arrive. */
export type Delivery = 'usual' | 'twice' | 'reversed' | 'late' | 'lost';

/** A person, as far as the world has to know. */
export interface Inhabitant {
  userId: string;
  orders: Set<string>;
  faults: Fault[];
  delivery: Delivery;
}
