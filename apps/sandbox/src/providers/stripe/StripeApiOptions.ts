import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import type { Payments } from './payments.ts';

export interface StripeApiOptions {
  state: StateFile;
  books: Books;
  payments: Payments;
  origin: () => string;
  /** The shop's address for Stripe's events. */
  webhookUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}
