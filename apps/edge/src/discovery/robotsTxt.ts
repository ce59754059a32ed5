import { allRoutes } from '@tern/domain';

/** The literal beginning of a path of the manifest: `/myAccount` of `/myAccount/:section?`. */
const literal = (path: string) => path.replace(/\/:.*$/, '');

/**
 * Where the sitemap is; nothing is closed but the pages behind the sign-in, in every language and variant. A page
 * that must not be listed says so itself (`noindex`), which only a crawler that may read it can obey.
 */
export function robotsTxt(origin: string): string {
  const closed = allRoutes()
    .filter((route) => route.protected)
    .flatMap(({ path, aliases }) => [path, ...aliases.map((alias) => alias.path)])
    .map(literal);
  return [
    'User-agent: *',
    ...[...new Set(closed)].flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
