import { buildPath } from '@tern/domain';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useSite } from './SiteContext.tsx';

export interface StaticLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link on a page without a router: a canonical page path gets the language and form of this page.
 * Links to another language (`hrefLang`) and to other hosts are finished addresses already.
 */
export function StaticLink({ href, ...rest }: StaticLinkProps) {
  const { language, form } = useSite();
  return <a href={rest.hrefLang ? href : localHref(href, { language, form })} {...rest} />;
}

/** Language and form added to a canonical page path; files and anything else come back as they are. */
export function localHref(href: string, site: Pick<ReturnType<typeof useSite>, 'language' | 'form'>): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  // A file is the same in every language and form.
  if (/\.(?:svg|png|txt|xml|json)$/.test(path)) return href;
  return buildPath({ ...site, path }) + (end < 0 ? '' : href.slice(end));
}
