import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brand, type Offer, parseOffer } from '@tern/domain';
import Stripe from 'stripe';

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
  paypal: PaypalConfig | undefined;
  paddle: PaddleConfig | undefined;
  razorpay: RazorpayConfig | undefined;
  tpa: TpaConfig | undefined;
  /** Addresses of our VPN exits, for `is_exposed`. */
  exitAddresses: readonly string[];
  /** What customers enter for Smart DNS, in order. Empty: it is not offered. */
  smartDnsServers: readonly string[];
  /** `stun:host:port` of the leak test, in the order they are asked. */
  stunServers: readonly string[];
  /** Zone whose name server is ours; undefined: the DNS leak test is off. */
  dnsZone: string | undefined;
  /** Where the name server tells who asked: `?token=…` answers a JSON list of `{ resolver }`. */
  dnsLog: string | undefined;
  /** Where `ac.json` and `ac_dev.json` lie, without a trailing slash; undefined: there is no app config. */
  appConfigOrigin: string | undefined;
  botCheck: BotCheckConfig;
  /** Who reads what visitors write to us. */
  contactTo: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  limits: Limits;
  /** Time-limited offers that the settings name, in any order; others are in the database. */
  offers: readonly Offer[];
}

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Undefined: Stripe itself. */
  apiBase: string | undefined;
  /** The script that draws the card fields on our page; null: cards are entered on the page of Stripe. */
  scriptUrl: string | null;
  /** Stripe works out the tax inside the price. */
  tax: boolean;
}

/** PayPal: https://api-m.paypal.com, or https://api-m.sandbox.paypal.com for its own test mode. */
export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiBase: string;
  brandName: string;
  live: boolean;
}

export interface PaddleConfig {
  apiKey: string;
  webhookSecret: string;
  apiBase: string;
  live: boolean;
}

export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiBase: string;
  live: boolean;
}

/** Any further provider that speaks the protocol of docs/operations.md, "Another provider". */
export interface TpaConfig {
  merchantId: string;
  secret: string;
  apiBase: string;
  live: boolean;
}

/** What stands between visitors and the calls that bots like: login, sign-up, codes, contact, newsletter. */
export type BotCheckConfig = { kind: 'off' } | { kind: 'altcha' } | ({ kind: 'recaptcha' } & RecaptchaConfig);

export interface RecaptchaConfig {
  /** With a picture to click. */
  r2: RecaptchaKeys | undefined;
  /** With a score. */
  r3: RecaptchaKeys | undefined;
  /** Google, or a stand-in; without a trailing slash. */
  host: string;
  /** 0 to 1: below it a visitor counts as a bot. */
  minScore: number;
}

export interface RecaptchaKeys {
  siteKey: string;
  secret: string;
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
  /** Failed logins per e-mail address from IP addresses that its owner never signed in from. */
  loginPerEmail: Limit;
  signupPerAddress: Limit;
  quotePerAddress: Limit;
  /** Addresses looked up. */
  lookupPerAddress: Limit;
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
  /** Messages to the operator that one IP address may send. */
  contactPerAddress: Limit;
  newsletterPerAddress: Limit;
  newsletterPerEmail: Limit;
  exportPerUser: Limit;
}

const defaultLimits: Limits = {
  loginPerAccount: { count: 5, seconds: 15 * 60 },
  loginPerAddress: { count: 100, seconds: 24 * 3600 },
  loginPerEmail: { count: 100, seconds: 24 * 3600 },
  signupPerAddress: { count: 30, seconds: 3600 },
  quotePerAddress: { count: 300, seconds: 3600 },
  lookupPerAddress: { count: 60, seconds: 600 },
  codePerEmail: { count: 5, seconds: 600 },
  codePerAddress: { count: 20, seconds: 600 },
  guessPerAddress: { count: 60, seconds: 600 },
  passwordPerUser: { count: 5, seconds: 15 * 60 },
  bindPerUser: { count: 30, seconds: 24 * 3600 },
  contactPerAddress: { count: 5, seconds: 3600 },
  newsletterPerAddress: { count: 20, seconds: 3600 },
  newsletterPerEmail: { count: 3, seconds: 24 * 3600 },
  exportPerUser: { count: 5, seconds: 3600 },
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
  paypal: { clientId: 'client_tern', clientSecret: 'secret_tern', webhookId: 'WH-TERN' },
  paddle: { apiKey: 'pdl_sdbx_apikey_tern', webhookSecret: 'pdl_ntfset_tern' },
  razorpay: { keyId: 'rzp_test_tern', keySecret: 'rzp_secret_tern', webhookSecret: 'rzp_hook_tern' },
  tpa: { merchantId: 'merchant_tern', secret: 'tpa_secret_tern' },
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

  const stripeForm = text('STRIPE_FORM')?.toLowerCase() ?? 'embedded';
  if (!['embedded', 'hosted'].includes(stripeForm)) problems.push('STRIPE_FORM is one of embedded, hosted.');
  // Stripe asks for the address that the tax depends on, on its own page only.
  const tax = flag('STRIPE_TAX', false);
  // The version of the script belongs to the version of the API that the service speaks.
  const scriptUrl =
    stripeForm === 'hosted' || tax
      ? null
      : `${apiBase ?? `https://js.stripe.com/${Stripe.MAJOR_API_VERSION}`}/stripe.js`;
  const stripe = readStripe();
  function readStripe(): StripeConfig | undefined {
    const names = {
      secretKey: 'STRIPE_SECRET_KEY',
      publishableKey: 'STRIPE_PUBLISHABLE_KEY',
      webhookSecret: 'STRIPE_WEBHOOK_SECRET',
    } as const;
    const keys = Object.keys(names) as (keyof typeof names)[];
    const missing = keys.filter((key) => !given[key]);
    if (sandbox && apiBase) {
      const { secretKey, publishableKey, webhookSecret } = standInKeys;
      return { secretKey, publishableKey, webhookSecret, ...dropUndefined(given), apiBase, scriptUrl, tax };
    }
    if (missing.length === keys.length) return undefined;
    for (const key of missing) problems.push(`${names[key]} is missing: Stripe needs all three of its keys.`);
    if (missing.length) return undefined;
    return {
      secretKey: given.secretKey ?? '',
      publishableKey: given.publishableKey ?? '',
      webhookSecret: given.webhookSecret ?? '',
      apiBase,
      scriptUrl,
      tax,
    };
  }

  /** A provider's settings: all of them or none; with the sandbox on, a base address alone is enough. */
  function readGroup<Keys extends string>(
    name: string,
    variables: Readonly<Record<Keys, string>>,
    base: { variable: string; usual: string | undefined },
    standIn: Readonly<Record<Keys, string>>,
  ): (Record<Keys, string> & { apiBase: string; pointed: boolean }) | undefined {
    const keys = Object.keys(variables) as Keys[];
    const values = Object.fromEntries(keys.map((key) => [key, text(variables[key])])) as {
      [K in Keys]: string | undefined;
    };
    const pointed = address(base.variable, ['http:', 'https:']);
    if (sandbox && pointed) {
      return {
        ...standIn,
        ...(dropUndefined(values) as Record<Keys, string>),
        apiBase: pointed,
        pointed: true,
      };
    }
    const missing = keys.filter((key) => !values[key]);
    if (missing.length === keys.length) return undefined;
    for (const key of missing) {
      problems.push(`${variables[key]} is missing: ${name} needs ${Object.values(variables).join(', ')}.`);
    }
    const apiBase = pointed ?? base.usual;
    if (!apiBase) problems.push(`${base.variable} is missing: the address of ${name}'s API.`);
    if (missing.length || !apiBase) return undefined;
    return { ...(values as Record<Keys, string>), apiBase, pointed: pointed !== undefined };
  }

  const paypalGroup = readGroup(
    'PayPal',
    {
      clientId: 'PAYPAL_CLIENT_ID',
      clientSecret: 'PAYPAL_CLIENT_SECRET',
      webhookId: 'PAYPAL_WEBHOOK_ID',
    },
    { variable: 'PAYPAL_API_BASE', usual: 'https://api-m.paypal.com' },
    standInKeys.paypal,
  );
  const paddleGroup = readGroup(
    'Paddle',
    { apiKey: 'PADDLE_API_KEY', webhookSecret: 'PADDLE_WEBHOOK_SECRET' },
    {
      variable: 'PADDLE_API_BASE',
      usual: /^pdl_sdbx_/.test(text('PADDLE_API_KEY') ?? '')
        ? 'https://sandbox-api.paddle.com'
        : 'https://api.paddle.com',
    },
    standInKeys.paddle,
  );
  const razorpayGroup = readGroup(
    'Razorpay',
    { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET', webhookSecret: 'RAZORPAY_WEBHOOK_SECRET' },
    { variable: 'RAZORPAY_API_BASE', usual: 'https://api.razorpay.com' },
    standInKeys.razorpay,
  );
  const tpaGroup = readGroup(
    'the further provider',
    { merchantId: 'TPA_MERCHANT_ID', secret: 'TPA_SECRET' },
    { variable: 'TPA_API_BASE', usual: undefined },
    standInKeys.tpa,
  );
  // A key of its own test mode, or a stand-in: anything else moves money.
  const paypalLive =
    paypalGroup !== undefined && !sandbox && !/(?:^|[/.])sandbox\.paypal\.com/.test(paypalGroup.apiBase);
  const paddleLive = paddleGroup !== undefined && !sandbox && !/^pdl_sdbx_/.test(paddleGroup.apiKey);
  const razorpayLive = razorpayGroup !== undefined && !sandbox && !/^rzp_test_/.test(razorpayGroup.keyId);
  const tpaLive = tpaGroup !== undefined && !sandbox && !flag('TPA_TEST', false);
  if (sandbox) {
    for (const [variable, liveKey] of [
      ['PADDLE_API_KEY', /^pdl_live_/],
      ['RAZORPAY_KEY_ID', /^rzp_live_/],
    ] as const) {
      if (liveKey.test(text(variable) ?? '')) {
        problems.push(`${variable} is a live key, but the sandbox is on. Set SANDBOX=off or use a test key.`);
      }
    }
  }

  const botCheck = readBotCheck();
  function readBotCheck(): BotCheckConfig {
    const keys = (version: 'V2' | 'V3'): RecaptchaKeys | undefined => {
      const siteKey = text(`RECAPTCHA_${version}_SITE_KEY`);
      const secret = text(`RECAPTCHA_${version}_SECRET`);
      if (siteKey && secret) return { siteKey, secret };
      if (siteKey || secret) problems.push(`reCAPTCHA ${version} needs its site key and its secret.`);
      return undefined;
    };
    const r2 = keys('V2');
    const r3 = keys('V3');
    const host = address('RECAPTCHA_HOST', ['https:', 'http:']) ?? 'https://www.google.com';
    const minScore = Number(text('RECAPTCHA_MIN_SCORE') ?? '0.5');
    if (!(minScore >= 0 && minScore <= 1)) problems.push('RECAPTCHA_MIN_SCORE is a number from 0 to 1.');
    const kind = text('BOT_CHECK')?.toLowerCase() ?? (r2 || r3 ? 'recaptcha' : 'altcha');
    if (kind === 'off' || kind === 'altcha') return { kind };
    if (kind !== 'recaptcha') problems.push('BOT_CHECK is one of altcha, recaptcha, off.');
    else if (!r2 && !r3) problems.push('BOT_CHECK is recaptcha, but no key of it is set.');
    return { kind: 'recaptcha', r2, r3, host, minScore };
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
  const lives = {
    Stripe: live,
    PayPal: paypalLive,
    Paddle: paddleLive,
    Razorpay: razorpayLive,
    TPA: tpaLive,
  };
  const anyLive = Object.values(lives).some(Boolean);
  const tests = {
    Stripe: stripe !== undefined && !live,
    PayPal: paypalGroup !== undefined && !paypalLive,
    Paddle: paddleGroup !== undefined && !paddleLive,
    Razorpay: razorpayGroup !== undefined && !razorpayLive,
    TPA: tpaGroup !== undefined && !tpaLive,
  };
  if (anyLive && !sandbox && Object.values(tests).some(Boolean)) {
    const names = (of: Record<string, boolean>) =>
      Object.keys(of)
        .filter((name) => of[name])
        .join(', ');
    problems.push(
      `Live and test keys are mixed: ${names(lives)} would move money, ${names(tests)} would not. Take all from one mode.`,
    );
  }
  if (anyLive && !databaseUrl && !flag('ALLOW_LIVE_ON_EMBEDDED', false)) {
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
    const others = paypalGroup || paddleGroup || razorpayGroup || tpaGroup;
    if (!stripe && !others && !Object.values(given).some(Boolean)) {
      problems.push(
        "No way to pay is configured: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or another provider's keys (docs/operations.md), or SANDBOX=on to try the product.",
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
  const offers = (text('CAMPAIGNS') ?? '')
    .split(';')
    .filter((entry) => entry.trim())
    .flatMap((entry) => {
      const offer = parseOffer(entry);
      if (!offer) {
        problems.push(
          `CAMPAIGNS has "${entry.trim()}"; write key,start,end,plan,percent such as blackfriday,2026-11-20T00:00Z,2026-12-01T00:00Z,12m,71.`,
        );
      }
      return offer ? [offer] : [];
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
  const dnsZone = text('DNS_ZONE')?.toLowerCase();
  const dnsLog = address('DNS_LOG', ['http:', 'https:']);
  if (dnsZone && !/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(dnsZone)) {
    problems.push('DNS_ZONE is not a name such as dns.tern.example.');
  }
  if (dnsZone && !dnsLog) problems.push('DNS_LOG is missing: DNS_ZONE needs the address of its lookups.');
  if (stunServers.length === 1) {
    problems.push('STUN_SERVERS names one server; the leak test asks at least two, so that one may be down.');
  }
  if (problems.length) throw new ConfigError(problems);

  return {
    databaseUrl,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    publicOrigin,
    production,
    testMode: sandbox || (!anyLive && Object.values(tests).some(Boolean)),
    trustedProxies,
    smtpUrl,
    mailFrom: text('MAIL_FROM') ?? `no-reply@${new URL(publicOrigin).hostname}`,
    stripe,
    paypal: paypalGroup && { ...plain(paypalGroup), brandName: brand.name, live: paypalLive },
    paddle: paddleGroup && { ...plain(paddleGroup), live: paddleLive },
    razorpay: razorpayGroup && { ...plain(razorpayGroup), live: razorpayLive },
    tpa: tpaGroup && { ...plain(tpaGroup), live: tpaLive },
    exitAddresses: list('EXIT_ADDRESSES'),
    smartDnsServers,
    stunServers,
    dnsZone,
    dnsLog,
    appConfigOrigin: address('APP_CONFIG_ORIGIN', ['http:', 'https:']),
    botCheck,
    contactTo: text('CONTACT_TO') ?? brand.supportEmail.value,
    logLevel: logLevel as Config['logLevel'],
    limits: defaultLimits,
    offers,
  };
}

const plain = <T extends { pointed: boolean }>({ pointed: _pointed, ...settings }: T): Omit<T, 'pointed'> =>
  settings;

function dropUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}
