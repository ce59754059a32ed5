export type { HasPage } from '../navigation/buildNavigation.ts';

/** The free trial has its own page; nothing offers the trial until it exists. */
export const trialPath = '/vpn-trial';
