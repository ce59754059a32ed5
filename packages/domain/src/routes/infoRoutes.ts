import { writtenLegalTexts } from '../legal/legalTexts.ts';
import { activity, page } from './routeEntry.ts';

/** Marketing and information pages (spec section 2). */
export const infoRoutes = [
  page({
    id: 'whatIsVpn',
    path: '/what-is-vpn',
    hops: true,
    aliases: [{ path: '/whatsvpn', kind: 'serve' }],
    tracking: true,
    navigation: 'footer',
  }),
  page({ id: 'features', path: '/features', layout: 'default_black', navigation: 'footer' }),
  page({ id: 'whyUs', path: '/why-us', navigation: 'header' }),
  page({ id: 'aboutus', path: '/aboutus', hops: true, page: 'AboutPage', navigation: 'footer' }),
  page({
    id: 'productsdesc',
    path: '/productsdesc',
    // One plan on all devices: that page has each of them.
    aliases: activity('actives4'),
    page: 'ProductsPage',
    offering: true,
    navigation: 'none',
  }),
  page({ id: 'faq', path: '/faq', offer: [], navigation: 'footer' }),
  page({
    id: 'vpnServices',
    path: '/vpn-services',
    page: 'ServicesPage',
    offering: true,
    navigation: 'none',
  }),
  page({ id: 'pressRoom', path: '/press-room', page: 'PressPage', navigation: 'footer' }),
  page({ id: 'cookiePolicy', path: '/cookie-policy', offer: [], navigation: 'footer' }),
  page({ id: 'termsuse', path: '/termsuse', hops: true, page: 'TermsPage', offer: [], navigation: 'footer' }),
  page({ id: 'policy', path: '/policy', page: 'PrivacyPage', offer: [], navigation: 'footer' }),
  page({
    id: 'legal',
    path: '/legal/:text',
    page: 'LegalTextPage',
    // None in a brand without them: each is a page once it is written.
    params: { text: { kind: 'values', values: writtenLegalTexts() } },
    subject: 'legal',
    offer: [],
    navigation: 'none',
  }),
  page({
    id: 'contact',
    path: '/contact',
    offer: [],
    aliases: [{ path: '/contact-us', kind: 'serve' }],
    navigation: 'footer',
  }),
  page({
    id: 'businessContact',
    path: '/contact/Bottom',
    offer: [],
    parent: 'contact',
    page: 'BusinessPage',
    navigation: 'footer',
  }),
  page({
    id: 'cancelContract',
    path: '/cancel',
    page: 'CancelPage',
    indexable: false,
    navigation: 'footer',
  }),
  page({ id: 'dynamic', path: '/dynamic', navigation: 'none' }),
  page({ id: 'status', path: '/status', offer: [], navigation: 'footer' }),
  page({ id: 'transparency', path: '/transparency', offer: [], navigation: 'footer' }),
  page({
    id: 'edmsub',
    path: '/edmsub',
    indexable: false,
    page: 'NewsletterPage',
    offer: [],
    navigation: 'none',
  }),
  page({
    id: 'newsletterIssue',
    path: '/newsletter/:issue',
    offer: [],
    // The service knows which were sent.
    params: { issue: { kind: 'pattern', pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ } },
    indexable: false,
    parent: 'edmsub',
    navigation: 'none',
  }),
  page({ id: 'accessibility', path: '/accessibility', offer: [], navigation: 'footer' }),
] as const;
