import { dayMs, emailChangeUndoDays } from '@tern/domain';

/** ms that the code in the new mailbox works: a mail may take its time, and the account is open meanwhile. */
export const changeLifetime = 30 * 60 * 1000;

/** ms after a code until the page offers another one. */
export const resendAfter = 60 * 1000;

/** ms in which the old mailbox can take a change back. */
export const undoWithin = emailChangeUndoDays * dayMs;

/** ms after which nothing is known of a change: later links say that they are unknown. */
export const changesStay = 30 * dayMs;
