import { brand } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { type Glyph, menuGlyphs } from '@tern/ui';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath, trialPath } from '../trial/trialPaths.ts';
import { countriesMessages } from './countries.messages.ts';
import { navigationMessages as m } from './navigation.messages.ts';

/** One link of header, drawer or footer. `href` is a canonical page path: the link component adds language and variant. */
export interface NavigationLink {
  id: string;
  href: string;
  label: TernMessage;
  /** Drawn before the label. */
  glyph?: Glyph;
  /** Two-letter country code, drawn before the label in place of a flag. */
  code?: string;
  /** Only for those to whom this is sold. */
  sold?: 'trial';
}

export interface NavigationGroup {
  id: 'apps' | 'useCases' | 'countries';
  label: TernMessage;
  links: readonly NavigationLink[];
}

/** A box of the menu that leads to one page. */
export interface NavigationCard extends NavigationLink {
  title: TernMessage;
  text: TernMessage;
  /** Counted in the title. */
  days: number;
}

export interface Navigation {
  /** The columns of the Products menu; without any there is no menu. */
  groups: readonly NavigationGroup[];
  /** The plain links of the bar. */
  links: readonly NavigationLink[];
  /** The box at the end of the Products menu: the free trial, or the money-back guarantee. */
  card?: NavigationCard;
  /** The button that closes the drawer; `action` unless given. */
  start?: NavigationLink;
  /** The coral button of the bar. */
  action?: NavigationLink;
  /** Where a visitor signs in. */
  signIn?: string;
}

const apps: readonly NavigationLink[] = [
  { id: 'windows', href: '/download/windows', label: m.windows, glyph: menuGlyphs.windows },
  { id: 'mac', href: '/download/mac', label: m.mac, glyph: menuGlyphs.mac },
  { id: 'ios', href: '/download/ios', label: m.ios, glyph: menuGlyphs.ios },
  { id: 'android', href: '/download/android', label: m.android, glyph: menuGlyphs.android },
  { id: 'chrome', href: '/download/chrome', label: m.chrome, glyph: menuGlyphs.chrome },
  { id: 'tv', href: '/download/tv', label: m.tv, glyph: menuGlyphs.tv },
  { id: 'gameHost', href: '/download/game-host/playstation', label: m.gameHost, glyph: menuGlyphs.gameHost },
];

const useCases: readonly NavigationLink[] = [
  { id: 'streaming', href: '/vpn-for-streaming/netflix', label: m.streaming, glyph: menuGlyphs.streaming },
  { id: 'gaming', href: '/vpn-for-gaming', label: m.gaming, glyph: menuGlyphs.gaming },
  { id: 'liveSports', href: '/vpn-for-live-sports', label: m.liveSports, glyph: menuGlyphs.liveSports },
  { id: 'music', href: '/vpn-for-music', label: m.music, glyph: menuGlyphs.music },
  { id: 'socialMedia', href: '/vpn-for-social-media', label: m.socialMedia, glyph: menuGlyphs.socialMedia },
  { id: 'useTools', href: '/vpn-for-tools', label: m.useTools, glyph: menuGlyphs.useTools },
];

const country = (code: keyof typeof countriesMessages, slug: string): NavigationLink => ({
  id: code,
  href: `/vpn-server/${slug}`,
  label: countriesMessages[code],
  code: code.toUpperCase(),
});

const countries: readonly NavigationLink[] = [
  country('us', 'usa-vpn'),
  country('ca', 'canada-vpn'),
  country('br', 'brazil-vpn'),
  country('gb', 'uk-vpn'),
  country('fr', 'france-vpn'),
  country('de', 'germany-vpn'),
  country('it', 'italy-vpn'),
  country('in', 'india-vpn'),
  country('sg', 'singapore-vpn'),
  country('id', 'indonesia-vpn'),
  country('hk', 'hongkong-vpn'),
  country('kr', 'korea-vpn'),
  country('jp', 'japan-vpn'),
  country('au', 'australia-vpn'),
];

const bar: readonly NavigationLink[] = [
  { id: 'why', href: '/why-us', label: m.why },
  { id: 'pricing', href: '/pricing', label: m.pricing },
  { id: 'tools', href: '/webrtc-leak-test', label: m.tools },
  { id: 'download', href: '/download', label: m.download },
  { id: 'blog', href: '/blog', label: m.blog },
];

/** The part of the header that is the same with a trial and without one (spec section 3, navigation config). */
export const siteLinks: Pick<Navigation, 'groups' | 'links'> = {
  groups: [
    { id: 'apps', label: m.apps, links: apps },
    { id: 'useCases', label: m.useCases, links: useCases },
    { id: 'countries', label: m.countries, links: countries },
  ],
  links: bar,
};

/** The whole navigation of the header. `everyPage.spec.ts` follows each link. */
export function siteNavigation(trial: TrialOffer | null): Navigation {
  return {
    ...siteLinks,
    ...(trial && { start: { id: 'trial', href: trial.href, label: m.trial } }),
    card: trial
      ? {
          id: 'trial',
          href: trialPath,
          label: m.trialHow,
          title: m.trialTitle,
          text: m.trialText,
          days: trial.days,
          sold: 'trial',
        }
      : {
          id: 'guarantee',
          href: guaranteePath,
          label: m.guaranteeHow,
          title: m.guaranteeTitle,
          text: m.guaranteeText,
          days: brand.claims.moneyBackDays,
        },
    action: { id: 'get', href: '/pricing', label: m.get },
    signIn: '/login',
  };
}
