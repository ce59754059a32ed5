import { countries } from './countries.ts';
import { leadsOf } from './leadsOf.ts';
import { page } from './routeEntry.ts';

const slugs = countries.map(({ slug }) => slug);

/** `/vpn-server`: the index and a page per country (spec section 2). */
export const countryRoutes = [
  page({
    id: 'vpnServer',
    path: '/vpn-server/:country?',
    params: { country: { kind: 'values', values: slugs } },
    subject: 'country',
    leads: leadsOf('country', slugs, (slug) => slug.replace(/-vpn$/, '')),
    navigation: 'both',
  }),
] as const;
