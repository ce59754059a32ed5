import { createHash } from 'node:crypto';

/** `'sha256-…'` source expression of an inline element's text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page. Nothing comes from another host, save a bot check that the operator
 * has chosen; inline styles are named by their hash; there is no inline script. Framing is refused.
 */
export function contentSecurityPolicy(options: {
  styleHashes: readonly string[];
  secure: boolean;
  /** Origins of the bot check's script, frames and calls. None by default. */
  botCheckHosts?: readonly string[];
}): string {
  const hosts = options.botCheckHosts ?? [];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hosts].join(' '),
    `style-src 'self' ${options.styleHashes.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    ...(hosts.length ? [`frame-src ${hosts.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  if (options.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Sent with every answer of the edge. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The checkout keeps hold of the tab that PayPal opens in; nobody else's page keeps hold of ours.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self), interest-cohort=()',
};
