import type { RouteId } from '../routes/manifest.ts';

/** Where the service is not offered (spec section 1). */
const blockedCountries: readonly string[] = ['CN'];

/** Two letters, or null when it is not known: the unknown is not blocked. */
export function isBlockedCountry(country: string | null): boolean {
  return country !== null && blockedCountries.includes(country);
}

/** Pages that hand something out: a plan, a trial, a download. */
const offering: readonly RouteId[] = [
  'pricing',
  'checkout',
  'vpnTrial',
  'promotion',
  'download',
  'smartTvs',
  'gameHost',
  'actives',
  'winPay',
  'winPayNative',
];

/** Whether visitors from a blocked country get the notice in place of this page. */
export function isOfferingPage(id: RouteId): boolean {
  return offering.includes(id);
}
