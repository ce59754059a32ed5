import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import type { StripeEvents } from './stripeEvents.ts';

/** The parts of the stand-in that move money. */
export interface PaymentParts {
  state: StateFile;
  books: Books;
  events: StripeEvents;
  /** Epoch seconds. */
  seconds: () => number;
}

/** A card as the buyer gives it. */
export interface PaidWith {
  number: string;
  wallet: boolean;
  expiry?: { month: number; year: number };
}
