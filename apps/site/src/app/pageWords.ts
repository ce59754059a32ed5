import { countries, type Route, useCases } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { contentPageMessages } from '../content/contentPage.messages.ts';
import { type LivingRoomSlug, livingRoomNames } from '../routes/downloads/livingRoomNames.ts';
import { systemNames } from '../routes/downloads/systemNames.ts';

type Params = Readonly<Record<string, string>>;

/** Where the first sentences of a page of content are: the description of pages that have no other. */
const leads: Partial<Record<string, string>> = {
  whatIsVpn: 'whatIsVpnPage',
  features: 'featuresPage',
  whyUs: 'whyUsPage',
  aboutus: 'aboutPage',
  productsdesc: 'productsPage',
  faq: 'faqPage',
  vpnServices: 'servicesPage',
  pressRoom: 'pressPage',
  cookiePolicy: 'cookiePolicyPage',
  termsuse: 'termsPage',
  policy: 'privacyPage',
  contact: 'contactPage',
  businessContact: 'businessPage',
  dynamic: 'dynamicPage',
  edmsub: 'newsletterPage',
  vpnServer: 'vpnServerPage',
  download: 'downloadPage',
  smartTvs: 'smartTvsPage',
  gameHost: 'hostXbox',
  vpnTrial: 'trialPage',
  promotion: 'promotionPage',
  invite: 'invitePage',
  affiliate: 'affiliatePage',
  studentbeans: 'studentPage',
  blog: 'blogPage',
  blogMore: 'blogPage',
  blogSearch: 'blogPage',
};
const families: Partial<Record<string, keyof typeof useCases>> = {
  vpnForGaming: 'gaming',
  vpnForLiveSports: 'live-sports',
  vpnForMusic: 'music',
  vpnForSocialMedia: 'social-media',
  vpnForTools: 'tools',
  vpnForStreaming: 'streaming',
};
/** Campaigns whose words are not named after their address. */
const campaignWords: Readonly<Record<string, string>> = {
  coupon_invite: 'coupon',
  aboutus: 'about',
  'vpn-netifix': 'netflix',
};
/** The namespaces of the pages about televisions and consoles. */
const livingRoomPages: Record<LivingRoomSlug, string> = {
  'smart-tv': 'tvSmartTv',
  'samsung-tv': 'tvSamsung',
  'apple-tv': 'tvApple',
  'lg-tv': 'tvLg',
  playstation: 'hostPlaystation',
  xbox: 'hostXbox',
  'nintendo-switch': 'hostSwitch',
};
const names: Partial<Record<string, string>> = { ...livingRoomNames, ...systemNames };

const camel = (slug: string) =>
  slug.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const isUseCase = (route: Route) => route.id in families;

/** What one page of a family is about: a country, a game, a system. */
export function pageItem(intl: IntlShape, route: Route, params: Params): string | undefined {
  const value = Object.values(params)[0];
  if (!value) return undefined;
  const country = countries.find(({ slug }) => slug === value);
  if (route.id === 'vpnServer' && country) {
    return intl.formatDisplayName(country.code, { type: 'region', style: 'short' });
  }
  const family = families[route.id];
  if (family) {
    const use: { slug: string; name?: string } | undefined = useCases[family].find(
      ({ slug }) => slug === value,
    );
    const word = (contentPageMessages as Readonly<Record<string, TernMessage>>)[value];
    return use?.name ?? (word ? intl.formatMessage(word) : undefined);
  }
  return names[value];
}

/** The id of the message that begins a page of content. */
export function pageLead(route: Route, params: Params): string | undefined {
  const value = Object.values(params)[0];
  const family = families[route.id];
  if (family) return `${lower(camel(family))}${value ? camel(value) : 'Index'}.lead`;
  if (route.id === 'vpnServer' && value) return `country${camel(value.replace(/-vpn$/, ''))}.lead`;
  if (route.id === 'download' && value) return `download${camel(value)}.lead`;
  const livingRoom = (livingRoomPages as Partial<Record<string, string>>)[value ?? ''];
  if (livingRoom) return `${livingRoom}.lead`;
  if (route.id === 'studentDiscount') return 'studentPage.discountLead';
  if (route.id === 'actives' && value) return `activesPage.${campaignWords[value] ?? value}Lead`;
  const namespace = leads[route.id];
  return namespace && `${namespace}.lead`;
}
