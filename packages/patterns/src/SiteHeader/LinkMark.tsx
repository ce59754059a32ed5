import { CountryCode, Icon } from '@tern/ui';
import type { NavigationLink } from '../navigation/siteNavigation.ts';
import * as menus from './SiteHeaderMenus.css.ts';

export interface LinkMarkProps {
  link: NavigationLink;
}

/** The country code or glyph before the text of a link in a menu. */
export function LinkMark({ link }: LinkMarkProps) {
  if (link.code) return <CountryCode>{link.code}</CountryCode>;
  return link.glyph ? <Icon glyph={link.glyph} className={menus.linkGlyph} /> : null;
}
