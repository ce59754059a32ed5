import type { HasPage } from '../navigation/buildNavigation.ts';

export type { HasPage } from '../navigation/buildNavigation.ts';

/** The free trial has its own page; until it exists, the trial starts at the plans. */
export const trialPath = (has: HasPage): string => (has('/vpn-trial') ? '/vpn-trial' : '/pricing');
