import { type Limit, minute } from '../../limit.ts';

/** A stolen session must not become a way to guess the password. */
export const passwordTries: Limit = {
  counts: 'wrong current passwords of a signed-in person',
  count: 5,
  seconds: 15 * minute,
};
