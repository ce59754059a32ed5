import type { Subscription } from '@tern/contract';

/** A plan that renews can be followed by another one, or be changed today. */
export const isChangeable = ({ state, renewal_amount, trial, method }: Subscription): boolean =>
  state === 'active' && renewal_amount !== null && trial === null && method !== null;
