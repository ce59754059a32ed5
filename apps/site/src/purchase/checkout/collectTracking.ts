import type { createSubscription, InputOf } from '@tern/contract';
import { campaignCookie, campaignKeys, cpsOf, readLinkCodes } from '@tern/domain';
import { readCookies } from '../readCookies.ts';

type Tracking = NonNullable<InputOf<typeof createSubscription>['tracking']>;

/** Where the buyer came from, as an order carries it (spec section 3). It never changes a price. */
export function collectTracking(): Tracking | undefined {
  const known = readCookies();
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
  const invite = readLinkCodes(known).find(({ kind }) => kind === 'invite');
  if (invite) Object.assign(tracking, { invite_code: invite.code, invite_type: String(invite.type) });
  return Object.keys(tracking).length ? tracking : undefined;
}
