import { type Affiliate, affiliates } from './attribution.ts';
import { cleanValue } from './cleanValue.ts';

/** A cookie to set, or to clear when `value` is `null`. Values are not encoded. */
export interface CookieChange {
  readonly name: string;
  readonly value: string | null;
  /** Seconds; 0 clears. */
  readonly maxAge: number;
}

/**
 * The affiliate cookies a query sets. Each affiliate parameter clears the cookies of the others, the
 * last in the address wins; `utm_source` alone clears all of them (spec section 4).
 */
export function affiliateCookies(search: string): CookieChange[] {
  const query = new URLSearchParams(search);
  let winner: { affiliate: Affiliate; value: string } | null = null;
  for (const [name, raw] of query) {
    const affiliate = affiliates.find(({ param }) => param === name);
    const value = cleanValue(raw);
    if (affiliate && value) winner = { affiliate, value };
  }
  if (!winner && !cleanValue(query.get('utm_source'))) return [];
  return affiliates.flatMap((affiliate) =>
    affiliate.cookies.map((name) =>
      affiliate === winner?.affiliate
        ? { name, value: winner.value, maxAge: affiliate.maxAge }
        : { name, value: null, maxAge: 0 },
    ),
  );
}
