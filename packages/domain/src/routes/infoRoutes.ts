import { page } from './routeEntry.ts';

/** Marketing and information pages (spec section 2). */
export const infoRoutes = [
  page({
    id: 'whatIsVpn',
    path: '/what-is-vpn',
    aliases: [{ path: '/whatsvpn', kind: 'serve' }],
    tracking: true,
  }),
  page({ id: 'features', path: '/features', layout: 'default_black' }),
  page({ id: 'whyUs', path: '/why-us' }),
  page({ id: 'aboutus', path: '/aboutus' }),
  page({ id: 'productsdesc', path: '/productsdesc' }),
  page({ id: 'faq', path: '/faq' }),
  page({ id: 'vpnServices', path: '/vpn-services' }),
  page({ id: 'pressRoom', path: '/press-room' }),
  page({ id: 'cookiePolicy', path: '/cookie-policy' }),
  page({ id: 'termsuse', path: '/termsuse' }),
  page({ id: 'policy', path: '/policy' }),
  page({ id: 'contact', path: '/contact', aliases: [{ path: '/contact-us', kind: 'serve' }] }),
  page({ id: 'businessContact', path: '/contact/Bottom', parent: 'contact' }),
  page({ id: 'dynamic', path: '/dynamic' }),
  page({ id: 'edmsub', path: '/edmsub', indexable: false }),
] as const;
