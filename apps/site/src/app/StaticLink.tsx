import { buildPath } from '@tern/domain';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useSite } from './SiteContext.tsx';

export interface StaticLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link on a page without a router: a canonical page path gets the language and variant of this page.
 * Links to another language (`hrefLang`), to files (`download`) and to other hosts are finished addresses already.
 */
export function StaticLink({ href, ...rest }: StaticLinkProps) {
  const { language, variant } = useSite();
  return <a href={isFinished(rest) ? href : localHref(href, { language, variant })} {...rest} />;
}

/** Whether a link says that its address is no page path of this language and variant. */
export const isFinished = ({ hrefLang, download }: Pick<StaticLinkProps, 'hrefLang' | 'download'>): boolean =>
  Boolean(hrefLang) || (download !== undefined && download !== false);

/** Language and variant added to a canonical page path; an address of another host comes back as it is. */
export function localHref(
  href: string,
  site: Pick<ReturnType<typeof useSite>, 'language' | 'variant'>,
): string {
  return href.startsWith('/') && !href.startsWith('//') ? buildPath({ ...site, path: href }) : href;
}
