const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Type and caching of a file of the build, by its address. */
export const fileHeaders = (pathname: string): Record<string, string> => ({
  'content-type': types[/\.(\w+)$/.exec(pathname)?.[1] ?? ''] ?? 'application/octet-stream',
  'cache-control': pathname.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  vary: 'Accept-Encoding',
});
