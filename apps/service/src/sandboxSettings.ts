import { apiBaseVariables } from './modules/payment/providers/paymentConfig.ts';
import type { Environment } from './settings.ts';

/** The settings of `start` when the sandbox is on its port, where the environment has none of its own. */
export function sandboxSettings(env: Environment, port: number, now: Date): Record<string, string> {
  const origin = `http://localhost:${port}`;
  const bases = apiBaseVariables.map((name) => [name, origin]);
  const usual: Record<string, string> = {
    ...Object.fromEntries(bases),
    RECAPTCHA_HOST: origin,
    STUDENT_SERVICE_URL: `${origin}/student`,
    STUDENT_SERVICE_CLIENT_ID: 'tern',
    STUDENT_SERVICE_SECRET: 'student_tern',
    // Download pages have files, which are stand-ins as well.
    APP_CONFIG_ORIGIN: origin,
    // A feed of one's own is signed with the key of the brand file.
    ...(env.NETWORK_FEED_URL === undefined && networkStandIn(origin)),
    ...(env.PROVISION_URL === undefined && provisionStandIn(origin)),
    ...affiliateStandIns(origin),
    // Something to look at: in test mode offers run through the calendar month.
    CAMPAIGNS: monthlyOffers(now),
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => env[name] === undefined));
}

/** The network feed of the sandbox, and the key it is signed with, which is worthless anywhere else. */
export const networkStandIn = (origin: string): Record<string, string> => ({
  NETWORK_FEED_URL: `${origin}/network/feed.json`,
  NETWORK_FEED_KEY: 'MCowBQYDK2VwAyEAZGH38Hf5YNbEZoXwhJIGtzkI+agxEVHjiNp6o9yS7Jw=',
});

/** The host of WireGuard keys in the sandbox, with a token that is worthless anywhere else. */
export const provisionStandIn = (origin: string): Record<string, string> => ({
  PROVISION_URL: `${origin}/provision`,
  PROVISION_TOKEN: 'provision_tern',
});

/** The stand-ins of the affiliate networks, with keys that are worthless anywhere else, and a promise to look at. */
export const affiliateStandIns = (origin: string): Record<string, string> => ({
  CJ_API_BASE: `${origin}/cj`,
  CJ_ENTERPRISE_ID: '1234567',
  CJ_ACTION_ID: '654321',
  CJ_TOKEN: 'cj_pat_tern',
  ADMITAD_API_BASE: `${origin}/admitad`,
  ADMITAD_CAMPAIGN_CODE: '8f803552ea',
  ADMITAD_POSTBACK_KEY: '3b9e06d28835aa872ae9cb6fc1186d1e',
  ADMITAD_REVISION_KEY: '0123456789abcdef0123456789abcdef01234567',
  CF_POSTBACK_URL: `${origin}/cf/postback`,
  CF_POSTBACK_SECRET: 'cf_secret_tern_0123456789abcdef0123',
  PARTNER_TERMS: 'cj:30:45,admitad:30:45,direct:40:30',
});

function monthlyOffers(now: Date): string {
  const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  const window = `${month(0).toISOString()},${month(1).toISOString()}`;
  return [
    `anniversary,${window},12m,71`,
    // The page /actives/actives1, and what customers see on the plans.
    `activity:actives1,${window},6m,55`,
    `special:vip1,${window},12m,73`,
  ].join(';');
}
