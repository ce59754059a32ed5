import { cards } from '../../cardPage.ts';

/** The card that Stripe attaches without a word and declines at every charge. */
export const declinedLater = '4000000000000341';

/** The effect of a test card: `setup` keeps it for later without a charge, `later` charges it without the buyer. */
export function cardOutcome(number: string, use: 'payment' | 'setup' | 'later') {
  if (number === declinedLater) return use === 'setup' ? 'succeeds' : 'declines';
  const outcome = cards[number] ?? 'declines';
  // The bank has been asked once.
  return use === 'later' && outcome === 'three-d-secure' ? 'succeeds' : outcome;
}
