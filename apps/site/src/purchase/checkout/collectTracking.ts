import type { createSubscription, InputOf } from '@tern/contract';
import { cpsOf } from '@tern/domain';
import { consentFacts } from '../../boot/consentFacts.ts';
import { readOrigin } from '../../events/readOrigin.ts';
import { linkInvite } from '../linkCode.ts';
import { readCookies } from '../readCookies.ts';

type Tracking = NonNullable<InputOf<typeof createSubscription>['tracking']>;

/**
 * Where the buyer came from, as an order carries it (spec section 3). It never changes a price. The partner and the
 * invitation belong to the purchase; the rest is stored with consent alone, and stays here once that is taken back.
 */
export function collectTracking(): Tracking | undefined {
  const known = readCookies();
  const tracking: Tracking = {};
  const { gpc, dnt, choice } = consentFacts();
  if (!gpc && !dnt && choice !== 'denied') {
    const { campaign, ...origin } = readOrigin();
    Object.assign(tracking, campaign, origin);
  }
  const cps = cpsOf(known);
  if (cps) Object.assign(tracking, { cps_type: cps.type, cps_cookie: cps.cookie.slice(0, 255) });
  const invite = linkInvite();
  if (invite) Object.assign(tracking, { invite_code: invite.code, invite_type: String(invite.type) });
  return Object.keys(tracking).length ? tracking : undefined;
}
