import { countries } from './countries.ts';
import { leadsOf } from './leadsOf.ts';
import { page } from './routeEntry.ts';

const slugs = countries.map(({ slug }) => slug);

/** `/vpn-server`: the index, a page per country (spec section 2), and one for every other country of the network feed. */
export const countryRoutes = [
  page({
    id: 'atlas',
    path: '/vpn-server',
    lead: 'vpnServerPage.lead',
    navigation: 'footer',
    fold: true,
  }),
  page({
    id: 'vpnServer',
    page: 'CountryPage',
    path: '/vpn-server/:country',
    params: { country: { kind: 'values', values: slugs } },
    subject: 'country',
    leads: leadsOf('country', slugs, (slug) => slug.replace(/-vpn$/, '')),
    parent: 'atlas',
    navigation: 'header',
    fold: true,
  }),
  page({
    id: 'networkCountry',
    page: 'CountryPage',
    path: '/vpn-server/:country',
    // The feed knows which there are.
    params: { country: { kind: 'pattern', pattern: /^[a-z]+(?:-[a-z]+)*-vpn$/ } },
    parent: 'atlas',
    navigation: 'none',
    fold: true,
  }),
] as const;
