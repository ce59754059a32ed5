import { rememberedDays } from '../account/rememberedDays.ts';
import { signedInCookie } from '../account/signedInCookie.ts';
import { customerCookie } from '../customer/customerCookie.ts';
import { experimentProperties, mostExperimentDays } from '../experiments/experimentArms.ts';
import { attributionDays, partnerCookies } from '../tracking/attribution.ts';
import { campaignCookie, sourceKeys } from '../tracking/campaignKeys.ts';
import { codeCookies } from '../tracking/linkCodes.ts';
import { consentCookie, consentDays } from './consent.ts';
import { settingsCookie } from './displaySettings.ts';

/** Where in a browser something is stored. */
export type StoredKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';

/** The purpose of an entry: the cookie policy has a sentence for each. */
export type StoredPurpose =
  | 'address'
  | 'campaign'
  | 'code'
  | 'consent'
  | 'currency'
  | 'customer'
  | 'experiment'
  | 'files'
  | 'form'
  | 'hop'
  | 'language'
  | 'measuring'
  | 'offer'
  | 'partner'
  | 'passkey'
  | 'place'
  | 'reload'
  | 'remembered'
  | 'session'
  | 'settings'
  | 'signedIn'
  | 'stripe'
  | 'tabs'
  | 'typed';

/** How long an entry is stored; `days`, `minutes` and `session` (days at most) count. */
export type StoredFor = 'days' | 'minutes' | 'session' | 'year' | 'deleted' | 'nextVisit' | 'tab';

export interface StoredEntry {
  /** A name that ends in `…` stands for all that begin with it: of none that a no deletes. */
  readonly names: readonly [string, ...string[]];
  readonly kind: StoredKind;
  readonly purpose: StoredPurpose;
  readonly lasts: readonly [unit: StoredFor, count?: number];
  /** Stored only where `mayMeasure` says yes, and deleted by a no. */
  readonly needsConsent: boolean;
}

const entry = (
  names: StoredEntry['names'],
  kind: StoredKind,
  purpose: StoredPurpose,
  lasts: StoredEntry['lasts'],
  needsConsent = false,
): StoredEntry => ({ names, kind, purpose, lasts, needsConsent });

/**
 * All that the site stores in a browser. The cookie policy shows this list, tests compare it with the code and with
 * real browsers, and a no deletes what it says needs consent.
 */
export const storedEntries: readonly StoredEntry[] = [
  entry([consentCookie], 'cookie', 'consent', ['days', consentDays]),
  entry(['language'], 'cookie', 'language', ['year']),
  entry(['currency'], 'cookie', 'currency', ['year']),
  entry(['form'], 'cookie', 'form', ['year']),
  entry([settingsCookie], 'cookie', 'settings', ['year']),
  // The prefixed name is the one over HTTPS.
  entry(['__Host-session', 'session'], 'cookie', 'session', ['session', 30]),
  entry([signedInCookie], 'cookie', 'signedIn', ['session', 30]),
  entry([customerCookie], 'cookie', 'customer', ['session', 30]),
  entry(['__Secure-remembered', 'remembered'], 'cookie', 'remembered', ['days', rememberedDays]),
  ...partnerCookies.map(({ name, days }) => entry([name], 'cookie', 'partner', ['days', days])),
  entry([codeCookies.coupon, codeCookies.student, codeCookies.invite], 'cookie', 'code', [
    'days',
    attributionDays,
  ]),
  entry(['__stripe_mid'], 'cookie', 'stripe', ['year']),
  entry(['__stripe_sid'], 'cookie', 'stripe', ['minutes', 30]),
  entry(['offer-box'], 'localStorage', 'offer', ['deleted']),
  entry(['tab:…'], 'localStorage', 'tabs', ['nextVisit']),
  entry(['sign-in-address'], 'sessionStorage', 'address', ['tab']),
  entry(['chunk-reload-at'], 'sessionStorage', 'reload', ['tab']),
  entry(['typed', 'code-step'], 'sessionStorage', 'typed', ['tab']),
  entry(['passkey-offer'], 'sessionStorage', 'passkey', ['tab']),
  // Only where the operator has set a host of payment services.
  entry(['payment-services-hop'], 'sessionStorage', 'hop', ['tab']),
  entry([...experimentProperties], 'cookie', 'experiment', ['days', mostExperimentDays], true),
  entry([campaignCookie], 'cookie', 'campaign', ['days', attributionDays], true),
  entry([campaignCookie, ...sourceKeys], 'sessionStorage', 'campaign', ['tab'], true),
  entry(['front_id', 'unsent_events'], 'localStorage', 'measuring', ['deleted'], true),
  entry(['userMessage'], 'localStorage', 'place', ['deleted'], true),
  entry(['/assets/…'], 'cache', 'files', ['year']),
];

/** Names of what a no deletes, in some kinds of storage. */
export const namesWithConsent = (...kinds: readonly StoredKind[]): readonly string[] =>
  storedEntries
    .filter(({ needsConsent, kind }) => needsConsent && kinds.includes(kind))
    .flatMap(({ names }) => names);
