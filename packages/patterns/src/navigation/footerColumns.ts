import type { LegalTextName } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { guaranteePath, trialPath } from '../trial/trialPaths.ts';
import { navigationMessages as m } from './navigation.messages.ts';
import type { NavigationLink } from './siteNavigation.ts';

export interface FooterColumn {
  id: 'products' | 'learnMore' | 'about' | 'partners' | 'help';
  title: TernMessage;
  links: readonly NavigationLink[];
}

const link = (id: keyof typeof m, href: string): NavigationLink => ({ id, href, label: m[id] });

/** Links in sight below the columns, which are folded on a phone: the law wants this one found at any time (§ 312k BGB). */
export const footerBaseLinks: readonly NavigationLink[] = [link('cancelContract', '/cancel')];

/** Links to the legal texts of the operator, beside those above: the law wants them found from every page. */
export const legalLinks = (names: readonly LegalTextName[]): NavigationLink[] =>
  names.map((name) => link(name, `/legal/${name}`));

/** The columns of the footer (spec section 3, footer config). The trial is named while one is sold. */
export const footerColumns = ({ trial }: { trial: boolean }): readonly FooterColumn[] => [
  {
    id: 'products',
    title: m.products,
    links: [
      link('windows', '/download/windows'),
      link('mac', '/download/mac'),
      link('ios', '/download/ios'),
      link('android', '/download/android'),
      link('chrome', '/download/chrome'),
      link('tv', '/download/tv'),
      link('pricing', '/pricing'),
    ],
  },
  {
    id: 'learnMore',
    title: m.learnMore,
    links: [
      link('whatIsVpn', '/what-is-vpn'),
      link('features', '/features'),
      link('vpnServers', '/vpn-server'),
      link('leakTest', '/webrtc-leak-test'),
      link('whatIsMyIp', '/what-is-my-ip'),
    ],
  },
  {
    id: 'about',
    title: m.about,
    links: [
      link('aboutUs', '/aboutus'),
      link('transparency', '/transparency'),
      link('pressRoom', '/press-room'),
      link('blog', '/blog'),
      link('terms', '/termsuse'),
      link('privacy', '/policy'),
      link('cookies', '/cookie-policy'),
      link('accessibility', '/accessibility'),
    ],
  },
  {
    id: 'partners',
    title: m.partners,
    links: [
      link('affiliate', '/affiliate'),
      link('student', '/studentbeans'),
      link('invite', '/invite'),
      link('business', '/contact/Bottom'),
    ],
  },
  {
    id: 'help',
    title: m.help,
    links: [
      link('faq', '/faq'),
      link('contact', '/contact'),
      link('status', '/status'),
      link('download', '/download'),
      ...(trial ? [{ ...link('freeTrial', trialPath), sold: 'trial' as const }] : []),
      link('guarantee', guaranteePath),
      link('myAccount', '/myAccount'),
    ],
  },
];
