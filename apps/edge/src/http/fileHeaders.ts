import { securityHeaders } from './headers.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const extensionOf = (pathname: string) => /\.(\w+)$/.exec(pathname)?.[1] ?? '';

/** A drawing may style itself; opened by itself it runs nothing and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Feeds and caches of AMP show the pictures of articles on pages of others. */
const shownElsewhere = /^\/assets\/blog\//;

/**
 * Headers about the behaviour of a document mean nothing for a font, and would take the largest one beyond the first
 * flight of a connection.
 */
const { 'permissions-policy': _permissions, 'referrer-policy': _referrer, ...fontHeaders } = securityHeaders;

/** Protection, type, caching and policy of a file of the build, by its address. */
export const fileHeaders = (pathname: string): Record<string, string> => ({
  ...(extensionOf(pathname) === 'woff2' ? fontHeaders : securityHeaders),
  'content-type': types[extensionOf(pathname)] ?? 'application/octet-stream',
  'cache-control': pathname.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  vary: 'Accept-Encoding',
  ...(extensionOf(pathname) === 'svg' && { 'content-security-policy': drawingPolicy }),
  ...(shownElsewhere.test(pathname) && { 'cross-origin-resource-policy': 'cross-origin' }),
});
