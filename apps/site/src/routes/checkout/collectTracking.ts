import type { createSubscription, InputOf } from '@tern/contract';
import { campaignCookie, campaignKeys, cpsOf } from '@tern/domain';

type Tracking = NonNullable<InputOf<typeof createSubscription>['tracking']>;

function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decode(pair.slice(at + 1))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where the buyer came from, as an order carries it (spec section 3). It never changes a price. */
export function collectTracking(): Tracking | undefined {
  const known = cookies();
  const tracking: Tracking = {};
  try {
    const campaign = JSON.parse(known[campaignCookie] ?? '{}') as Record<string, unknown>;
    for (const key of campaignKeys) {
      const value = campaign[key];
      if (typeof value === 'string' && value) tracking[key] = value.slice(0, 255);
    }
  } catch {
    // Somebody else's cookie of that name.
  }
  const cps = cpsOf(known);
  if (cps) Object.assign(tracking, { cps_type: cps.type, cps_cookie: cps.cookie.slice(0, 255) });
  return Object.keys(tracking).length ? tracking : undefined;
}
