import { isLanguage, type Language } from '../languages.ts';
import { allPages } from '../routes/allPages.ts';
import { type Route, routeById } from '../routes/manifest.ts';
import { fillPath } from '../routes/matchRoute.ts';

/** Size in px of the picture that a link preview shows. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

const folder = '/og/';

/**
 * The address of the picture of a page: `/og/de/pricing.png`, `/og/en.png` of home. A page with an id that only
 * the service can judge has the picture of the page above it.
 */
export function socialPicturePath(
  route: Route,
  params: Readonly<Record<string, string>>,
  language: Language,
): string {
  const open = Object.values(route.params).some(({ kind }) => kind === 'pattern');
  const needsId = /^[^:]+:\w+(?:\/|$)/.test(route.path);
  if (open && needsId && route.parent) return socialPicturePath(routeById(route.parent), {}, language);
  const path = fillPath(open ? route.path.replace(/\/:.*$/, '') : route.path, open ? {} : params);
  return `${folder}${language}${path === '/' ? '' : path}.png`;
}

let known: Set<string> | undefined;

/** The page that a picture's address is of, or null when there is no such page. `path` is canonical. */
export function parseSocialPicturePath(pathname: string): { language: Language; path: string } | null {
  const [, language, path] = /^\/og\/([a-z]+)(\/[^?#]+)?\.png$/.exec(pathname) ?? [];
  if (!isLanguage(language)) return null;
  known ??= new Set(allPages().map((page) => socialPicturePath(page.route, page.params, 'en')));
  return known.has(`${folder}en${path ?? ''}.png`) ? { language, path: path ?? '/' } : null;
}
