import { defaultLanguage, type Language, languages, type PageVariant } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import { fillPath } from '../routes/matchRoute.ts';
import { type HeadPage, siteOrigin } from './canonicalUrl.ts';

export interface AlternateLink {
  readonly rel: 'alternate';
  readonly href: string;
  readonly hrefLang?: Language | 'x-default';
  readonly media?: string;
}

/** The viewport that gets the mobile composition (spec section 2). */
export const mobileMedia = 'only screen and (max-width: 749px)';

/**
 * The page in every language and the default, in its own variant, so that the links hold in both
 * directions; a desktop page also names its mobile variant. Empty for routes without alternates.
 */
export function alternateLinks({
  route,
  params = {},
  language,
  variant,
  origin = siteOrigin,
}: HeadPage & { readonly variant: PageVariant }): AlternateLink[] {
  if (!route.alternates) return [];
  const path = fillPath(route.path, params);
  const link = (target: Language, hrefLang: Language | 'x-default'): AlternateLink => ({
    rel: 'alternate',
    hrefLang,
    href: origin + buildPath({ language: target, variant, path }),
  });
  const links = [...languages.map((target) => link(target, target)), link(defaultLanguage, 'x-default')];
  if (variant === 'desktop') {
    links.push({
      rel: 'alternate',
      media: mobileMedia,
      href: origin + buildPath({ language, variant: 'mobile', path }),
    });
  }
  return links;
}
