import { isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Config {
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Origin visitors type, without a trailing slash. */
  publicOrigin: string;
  production: boolean;
  /** Payments and mails go to stand-ins; pages show a ribbon. */
  testMode: boolean;
  /** Proxies in front that append to `X-Forwarded-For`. */
  trustedProxies: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: this way to pay is off. */
  stripe: StripeConfig | undefined;
  /** Addresses of our VPN exits, for `is_exposed`. */
  exitAddresses: readonly string[];
  /** What customers enter for Smart DNS, in order. Empty: it is not offered. */
  smartDnsServers: readonly string[];
  /** `stun:host:port` of the leak test, in the order they are asked. */
  stunServers: readonly string[];
  /** Zone whose name server is ours; undefined: the DNS leak test is off. */
  dnsZone: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  limits: Limits;
  /** Time-limited offers, in any order. */
  campaigns: readonly CampaignConfig[];
}

/** An offer on one plan. From `startsAt` until just before `endsAt`, in epoch milliseconds. */
export interface CampaignConfig {
  key: 'blackfriday' | 'halloween' | 'easter' | 'anniversary';
  startsAt: number;
  endsAt: number;
  planId: string;
  /** Whole per cent off the price without discount, 1 to 90. */
  percent: number;
}

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Undefined: Stripe itself. */
  apiBase: string | undefined;
}

export interface Limit {
  count: number;
  seconds: number;
}

export interface Limits {
  /** Failed logins per e-mail address and IP address. */
  loginPerAccount: Limit;
  /** Failed logins per IP address. */
  loginPerAddress: Limit;
  signupPerAddress: Limit;
  quotePerAddress: Limit;
  /** Codes by mail per e-mail address. */
  codePerEmail: Limit;
  /** Codes by mail that one IP address may ask for. */
  codePerAddress: Limit;
  /** Codes that one IP address may try. */
  guessPerAddress: Limit;
  /** Wrong current passwords of a signed-in person. */
  passwordPerUser: Limit;
  /** Changes of the bound address. */
  bindPerUser: Limit;
}

export const defaultLimits: Limits = {
  loginPerAccount: { count: 5, seconds: 15 * 60 },
  loginPerAddress: { count: 100, seconds: 24 * 3600 },
  signupPerAddress: { count: 30, seconds: 3600 },
  quotePerAddress: { count: 300, seconds: 3600 },
  codePerEmail: { count: 5, seconds: 600 },
  codePerAddress: { count: 20, seconds: 600 },
  guessPerAddress: { count: 60, seconds: 600 },
  passwordPerUser: { count: 5, seconds: 15 * 60 },
  bindPerUser: { count: 30, seconds: 24 * 3600 },
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every problem at once, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** What the stand-ins accept; worthless anywhere else. */
export const standInKeys = {
  secretKey: 'sk_test_tern',
  publishableKey: 'pk_test_tern',
  webhookSecret: 'whsec_tern',
};

/**
 * Reads the environment. Production (`NODE_ENV=production`) without the sandbox (`SANDBOX=off`, its default
 * there) must be configured completely, else this throws a `ConfigError`.
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const production = env.NODE_ENV === 'production';
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'on', 'true', 'yes'].includes(value)) return true;
    if (['0', 'off', 'false', 'no'].includes(value)) return false;
    problems.push(`${name} is "${value}"; write on or off.`);
    return fallback;
  };
  const address = (name: string, protocols: readonly string[]) => {
    const value = text(name);
    if (!value) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
    problems.push(
      `${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return undefined;
  };

  const sandbox = flag('SANDBOX', !production);
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const publicOrigin =
    address('PUBLIC_ORIGIN', ['http:', 'https:']) ?? `http://localhost:${text('PORT') ?? '3000'}`;
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const apiBase = address('STRIPE_API_BASE', ['http:', 'https:']);
  const given = {
    secretKey: text('STRIPE_SECRET_KEY'),
    publishableKey: text('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
  };

  const stripe = readStripe();
  function readStripe(): StripeConfig | undefined {
    const names = {
      secretKey: 'STRIPE_SECRET_KEY',
      publishableKey: 'STRIPE_PUBLISHABLE_KEY',
      webhookSecret: 'STRIPE_WEBHOOK_SECRET',
    } as const;
    const keys = Object.keys(names) as (keyof typeof names)[];
    const missing = keys.filter((key) => !given[key]);
    if (sandbox && apiBase) return { ...standInKeys, ...dropUndefined(given), apiBase };
    if (missing.length === keys.length) return undefined;
    for (const key of missing) problems.push(`${names[key]} is missing: Stripe needs all three of its keys.`);
    if (missing.length) return undefined;
    return {
      secretKey: given.secretKey ?? '',
      publishableKey: given.publishableKey ?? '',
      webhookSecret: given.webhookSecret ?? '',
      apiBase,
    };
  }

  if (given.secretKey && !/^(?:sk|rk)_(?:test|live)_/.test(given.secretKey)) {
    problems.push('STRIPE_SECRET_KEY does not look like a secret key (sk_test_… or sk_live_…).');
  }
  const live = /^(?:sk|rk)_live_/.test(given.secretKey ?? '');
  if (live && sandbox) {
    problems.push(
      'STRIPE_SECRET_KEY is a live key, but the sandbox is on. Set SANDBOX=off or use a test key.',
    );
  }
  if (live && given.publishableKey?.startsWith('pk_test_')) {
    problems.push(
      'STRIPE_SECRET_KEY is live and STRIPE_PUBLISHABLE_KEY is a test key. Take both from one mode.',
    );
  }
  if (live && apiBase) {
    problems.push(
      'STRIPE_API_BASE points away from Stripe while STRIPE_SECRET_KEY is live. Remove one of them.',
    );
  }
  if (live && !databaseUrl && !flag('ALLOW_LIVE_ON_EMBEDDED', false)) {
    problems.push(
      'Live payment keys need a database with backups: set DATABASE_URL, or ALLOW_LIVE_ON_EMBEDDED=1 if you know what you do.',
    );
  }
  if (!sandbox && production) {
    if (!text('PUBLIC_ORIGIN')) {
      problems.push('PUBLIC_ORIGIN is missing: the address visitors type, such as https://tern.example.');
    } else if (!publicOrigin.startsWith('https:')) {
      problems.push('PUBLIC_ORIGIN must start with https:// in production.');
    }
    if (!stripe && !Object.values(given).some(Boolean)) {
      problems.push(
        'No way to pay is configured: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or SANDBOX=on to try the product.',
      );
    }
    if (!smtpUrl) problems.push('SMTP_URL is missing: receipts and codes are sent by mail.');
    if (!text('MAIL_FROM')) problems.push('MAIL_FROM is missing: the sender of receipts and codes.');
  }

  const trustedProxies = Number(text('TRUSTED_PROXIES') ?? '0');
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 10) {
    problems.push('TRUSTED_PROXIES is the number of proxies in front, 0 to 10.');
  }
  const logLevel = text('LOG_LEVEL') ?? 'info';
  if (!['debug', 'info', 'warn', 'error', 'silent'].includes(logLevel)) {
    problems.push('LOG_LEVEL is one of debug, info, warn, error, silent.');
  }
  const campaigns = (text('CAMPAIGNS') ?? '')
    .split(';')
    .filter((entry) => entry.trim())
    .flatMap((entry) => {
      const campaign = parseCampaign(entry);
      if (!campaign) {
        problems.push(
          `CAMPAIGNS has "${entry.trim()}"; write key,start,end,plan,percent such as blackfriday,2026-11-20T00:00Z,2026-12-01T00:00Z,12m,71.`,
        );
      }
      return campaign ? [campaign] : [];
    });
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  // Outside production there is something to look at: addresses that are set aside for documentation.
  const smartDnsServers =
    text('SMART_DNS') || production ? list('SMART_DNS') : ['192.0.2.53', '198.51.100.53'];
  for (const entry of smartDnsServers) {
    if (!isIP(entry)) problems.push(`SMART_DNS has "${entry}"; write IP addresses with commas.`);
  }
  const stunServers = list('STUN_SERVERS');
  for (const server of stunServers) {
    if (!/^stuns?:(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(server)) {
      problems.push(`STUN_SERVERS has "${server}"; write stun:host:port, several with commas between.`);
    }
  }
  if (stunServers.length === 1) {
    problems.push('STUN_SERVERS names one server; the leak test asks at least two, so that one may be down.');
  }
  if (problems.length) throw new ConfigError(problems);

  return {
    databaseUrl,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    publicOrigin,
    production,
    testMode: sandbox || (stripe !== undefined && !live),
    trustedProxies,
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? `no-reply@${new URL(publicOrigin).hostname}`,
    stripe,
    exitAddresses: list('EXIT_ADDRESSES'),
    smartDnsServers,
    stunServers,
    dnsZone: text('DNS_ZONE')?.toLowerCase(),
    logLevel: logLevel as Config['logLevel'],
    limits: defaultLimits,
    campaigns,
  };
}

function dropUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}

const campaignKeys: readonly string[] = ['blackfriday', 'halloween', 'easter', 'anniversary'];

function parseCampaign(entry: string): CampaignConfig | null {
  const [key = '', start = '', end = '', planId = '', off = ''] = entry
    .split(',')
    .map((piece) => piece.trim());
  const campaign = {
    key: key as CampaignConfig['key'],
    startsAt: Date.parse(start),
    endsAt: Date.parse(end),
    planId,
    percent: Number(off),
  };
  const valid =
    campaignKeys.includes(key) &&
    campaign.startsAt < campaign.endsAt &&
    planId !== '' &&
    Number.isInteger(campaign.percent) &&
    campaign.percent > 0 &&
    campaign.percent <= 90;
  return valid ? campaign : null;
}
