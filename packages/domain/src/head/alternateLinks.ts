import { defaultLanguage, type Form, type Language, languages } from '../languages.ts';
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
 * The page in every language and the default, in its own form, so that the links hold in both
 * directions; a desktop page also names its mobile form. Empty for routes without alternates.
 */
export function alternateLinks({
  route,
  params = {},
  language,
  form,
  origin = siteOrigin,
}: HeadPage & { readonly form: Form }): AlternateLink[] {
  if (!route.alternates) return [];
  const path = fillPath(route.path, params);
  const link = (target: Language, hrefLang: Language | 'x-default'): AlternateLink => ({
    rel: 'alternate',
    hrefLang,
    href: origin + buildPath({ language: target, form, path }),
  });
  const links = [...languages.map((target) => link(target, target)), link(defaultLanguage, 'x-default')];
  if (form === 'desktop') {
    links.push({
      rel: 'alternate',
      media: mobileMedia,
      href: origin + buildPath({ language, form: 'mobile', path }),
    });
  }
  return links;
}
