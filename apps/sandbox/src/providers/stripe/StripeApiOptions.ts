import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import type { Payments } from './payments.ts';
import type { SetupSessions } from './setupSessions.ts';

export interface StripeApiOptions {
  state: StateFile;
  books: Books;
  payments: Payments;
  setups: SetupSessions;
  origin: () => string;
  /** The shop's address for Stripe's events. */
  webhookUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}
