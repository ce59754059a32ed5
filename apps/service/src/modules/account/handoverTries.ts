import { type Limit, minute } from '../../limit.ts';

/** Looking at a code and exchanging it count together. */
export const handoverTries: Limit = {
  counts: 'handover codes tried per visitor',
  count: 60,
  seconds: 10 * minute,
};
