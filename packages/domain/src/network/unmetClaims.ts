import { brand } from '../brand/brand.ts';

/** A number that the site claims as a floor, and the smaller one that the network has. */
export interface UnmetClaim {
  readonly claim: 'servers' | 'countries';
  readonly claimed: number;
  readonly found: number;
}

/**
 * The claims of the brand file (`6000+`, `50+`) that a network does not hold. `found`: servers of its feed, in whatever
 * state, and countries that have one.
 */
export function unmetClaims(
  found: { readonly servers: number; readonly countries: number },
  claims: { readonly servers: number; readonly countries: number } = brand.claims,
): UnmetClaim[] {
  return (['servers', 'countries'] as const).flatMap((claim) =>
    found[claim] < claims[claim] ? [{ claim, claimed: claims[claim], found: found[claim] }] : [],
  );
}
