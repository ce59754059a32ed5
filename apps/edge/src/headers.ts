import { createHash } from 'node:crypto';

/** `'sha256-…'` source expression of an inline element's text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page. Nothing comes from another host; inline styles are named by
 * their hash; there is no inline script. Framing is refused except for the standalone layout.
 */
export function contentSecurityPolicy(options: { styleHashes: readonly string[]; secure: boolean }): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${options.styleHashes.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
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
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self), interest-cohort=()',
};
