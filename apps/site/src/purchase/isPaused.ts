import type { Subscription } from '@tern/contract';

/** Providers and calendars differ by less. */
const slack = 36 * 3600 * 1000;

/** Whether a plan is paused: its next charge comes after the end of what is paid. */
export const isPaused = ({ current_period_end: end, next_charge_at: charge }: Subscription): boolean =>
  charge !== null && Date.parse(charge) - Date.parse(end) > slack;
