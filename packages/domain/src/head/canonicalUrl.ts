import { brand } from '../brand/brand.ts';
import type { Language } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import type { Route } from '../routes/manifest.ts';
import { fillPath } from '../routes/matchRoute.ts';

export interface HeadPage {
  readonly route: Route;
  readonly params?: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Scheme and host without a slash; the brand's host over TLS unless given. */
  readonly origin?: string;
}

export const siteOrigin = `https://${brand.host}`;

/** The one address of a page in a language: the desktop variant, the canonical spelling, no query. */
export function canonicalUrl({ route, params = {}, language, origin = siteOrigin }: HeadPage): string {
  return origin + buildPath({ language, variant: 'desktop', path: fillPath(route.path, params) });
}
