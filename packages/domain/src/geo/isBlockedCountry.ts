/** Where the service is not offered (spec section 1); `offering` of a route says which pages are closed there. */
export const blockedCountries: readonly string[] = ['CN'];

/** Two letters, or null when it is not known: the unknown is not blocked. */
export function isBlockedCountry(country: string | null): boolean {
  return country !== null && blockedCountries.includes(country);
}
