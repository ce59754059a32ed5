import { attributionDays, codeCookie, partnerCookies } from '@tern/domain';
import type { cookiePolicyPageMessages } from './cookiePolicyPage.messages.ts';

/** How long an entry is stored; `days`, `minutes` and `session` (days at most) count. */
export type KeptFor = 'days' | 'minutes' | 'session' | 'year' | 'deleted' | 'nextVisit' | 'tab';

interface BrowserEntry {
  readonly names: readonly [string, ...string[]];
  readonly what: keyof typeof cookiePolicyPageMessages;
  readonly kept: readonly [unit: KeptFor, count?: number];
}

/** All that the site leaves in a browser: cookies, then what lies in its storage. A test compares it with the code. */
export const browserEntries: readonly BrowserEntry[] = [
  { names: ['language'], what: 'cLanguage', kept: ['year'] },
  { names: ['currency'], what: 'cCurrency', kept: ['year'] },
  { names: ['form'], what: 'cForm', kept: ['year'] },
  // The prefixed name is the one over HTTPS.
  { names: ['__Host-session', 'session'], what: 'cSession', kept: ['session', 30] },
  { names: ['signed_in'], what: 'cSigned', kept: ['session', 30] },
  ...partnerCookies.map(
    ({ name, days }): BrowserEntry => ({ names: [name], what: 'cPartner', kept: ['days', days] }),
  ),
  { names: [codeCookie], what: 'cCode', kept: ['days', attributionDays] },
  { names: ['__stripe_mid'], what: 'cStripe', kept: ['year'] },
  { names: ['__stripe_sid'], what: 'cStripe', kept: ['minutes', 30] },
  { names: ['userMessage'], what: 'cPlace', kept: ['deleted'] },
  { names: ['tab:…'], what: 'cTab', kept: ['nextVisit'] },
  { names: ['chunk-reload-at'], what: 'cReload', kept: ['tab'] },
];
