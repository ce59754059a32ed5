import type { CurrencyCode } from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';

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

/** How the provider charges the periods that are due from now on. */
export type Renewals = 'usual' | 'taxed' | 'balance' | 'free' | 'dearer' | 'failsOnce' | 'fails' | 'never';

export interface Purchase {
  plan: string;
  method: PaymentMethod;
  currency: CurrencyCode;
  code?: string;
}
