import { policyReportPath } from '@tern/contract';
import type { VendorHosts } from './Outside.ts';
import { sha256 } from './sha256.ts';

/** `'sha256-…'` source expression of an inline element's text. */
export const hashSource = async (text: string) => `'sha256-${await sha256(text)}'`;

/** Source expressions of what stands in a document itself. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Where the payment fields of a provider come from. */
export interface FieldHosts {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  style?: readonly string[];
  img?: readonly string[];
  /** May request a payment from the browser; the script's hosts where none are named. */
  payment?: readonly string[];
  /** Nobody says whether the script works under Trusted Types. */
  untyped?: boolean;
}

const stripeOrigin = 'https://js.stripe.com';

/** The hosts Stripe documents for its script; a stand-in serves everything from one origin. */
export function fieldHosts(scriptUrl: string | null): FieldHosts | null {
  if (!scriptUrl) return null;
  const { origin } = new URL(scriptUrl);
  if (origin !== stripeOrigin) return { script: [origin], frame: [origin], connect: [origin] };
  const script = [stripeOrigin, 'https://*.js.stripe.com'];
  return { script, frame: [...script, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] };
}

const paddleOrigin = 'https://cdn.paddle.com';

/** The script of Paddle's checkout, and which of its environments it is opened in. */
export interface PaddleScript {
  scriptUrl: string;
  environment: 'sandbox' | 'production';
}

/**
 * The hosts of Paddle's checkout: its script and stylesheet, and the frame the buyer pays in. Its Retain script, which
 * follows customers, is not let in. A stand-in serves everything from one origin.
 */
export function paddleHosts(paddle: PaddleScript | null): FieldHosts | null {
  if (!paddle) return null;
  const { origin } = new URL(paddle.scriptUrl);
  if (origin !== paddleOrigin) return { script: [origin], frame: [origin], connect: [origin] };
  const test = paddle.environment === 'sandbox';
  const files = test ? 'https://sandbox-cdn.paddle.com' : paddleOrigin;
  const frame = test ? 'https://sandbox-buy.paddle.com' : 'https://buy.paddle.com';
  return {
    script: [origin],
    frame: [frame],
    connect: [],
    style: [files],
    img: [files],
    payment: [frame],
    untyped: true,
  };
}

/** Strings are no markup and no scripts, save through the policies that the first script makes (`guardScripts`). */
const typed = ["require-trusted-types-for 'script'", 'trusted-types default site'];
const reports = `report-uri ${policyReportPath}`;

interface PolicyOptions {
  hashes: InlineHashes;
  secure: boolean;
  /** Origins of the bot check's script, frames and calls. None by default. */
  botCheckHosts?: readonly string[];
  /** On the pages of a purchase only. */
  fields?: FieldHosts | null;
  /** Scripts of others. None by default. */
  vendors?: readonly VendorHosts[];
}

/** Where a script runs of which nobody says whether it works under Trusted Types. */
const isUntyped = ({ botCheckHosts, fields, vendors }: PolicyOptions) =>
  Boolean(botCheckHosts?.length || vendors?.length || fields?.untyped);

/** Where the scripts of a page may come from besides the site: origins, and scripts by their whole address. */
export const scriptSources = ({
  botCheckHosts = [],
  fields,
  vendors = [],
}: Pick<PolicyOptions, 'botCheckHosts' | 'fields' | 'vendors'>) => [
  ...botCheckHosts,
  ...(fields?.script ?? []),
  ...vendors.map(({ src }) => src),
];

/** One source as a pattern: everything below an origin, or the one script that is named. */
const sourcePattern = (source: string) =>
  source.replace(/[.?+$^(){}|[\]\\]/g, '\\$&').replace('*', '[^/]+') +
  (/^https?:\/\/[^/]+$/.test(source) ? '/' : '$');

/** The addresses that sources of a policy allow, as a pattern; undefined for none. */
export const addressPattern = (sources: readonly string[]): string | undefined =>
  sources.length ? `^(${sources.map(sourcePattern).join('|')})` : undefined;

/**
 * The headers of a page's policy. Trusted Types are demanded, and only watched where a vendor's script has not been
 * made for them: a purchase or a sign-in must not fail by it (docs/decisions/0027).
 */
export const policyHeaders = (options: PolicyOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  ...(isUntyped(options) && {
    'content-security-policy-report-only': [...typed, reports].join('; '),
  }),
});

/**
 * The content security policy of a page. Nothing comes from another host, save a bot check that the operator
 * has chosen, the card fields of Stripe on the pages of a purchase (docs/decisions/0009), and
 * Paddle's checkout on the one page that opens it, and the scripts that the operator has chosen on static pages; inline styles and scripts are named by their hash. Framing is refused.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const hosts = options.botCheckHosts ?? [];
  const { fields, vendors = [] } = options;
  const origins = vendors.map(({ src }) => new URL(src).origin);
  const frames = [...hosts, ...(fields?.frame ?? []), ...vendors.flatMap(({ frame }) => frame)];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...options.hashes.scripts, ...scriptSources(options)].join(' '),
    ["style-src 'self'", ...options.hashes.styles, ...(fields?.style ?? [])].join(' '),
    ["img-src 'self' data:", ...(fields?.img ?? []), ...vendors.flatMap(({ img }) => img)].join(' '),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...hosts,
      ...(fields?.connect ?? []),
      ...origins,
      ...vendors.flatMap(({ connect }) => connect),
    ].join(' '),
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isUntyped(options) ? [] : typed),
    reports,
  ];
  if (options.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Wallets request the payment from inside Stripe's frames. */
export const permissionsWith = (fields: FieldHosts): string =>
  (securityHeaders['permissions-policy'] ?? '').replace(
    'payment=(self)',
    `payment=(self ${(fields.payment ?? fields.script)
      .filter((host) => !host.includes('*'))
      .map((host) => `"${host}"`)
      .join(' ')})`,
  );

/** Sent with every response of the edge. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self), interest-cohort=()',
};

/**
 * Sent with pages that stand apart (`isIsolated`): pages of other origins get no handle on them. The checkout needs one on
 * the tab that PayPal opens in.
 */
export const isolation: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Sent with what is no page: redirects, missing files, calls of the API. Should a browser show it, it can do nothing. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
