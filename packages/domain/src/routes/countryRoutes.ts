import { countries } from './countries.ts';
import { page } from './routeEntry.ts';

/** `/vpn-server`: the index and a page per country (spec section 2). */
export const countryRoutes = [
  page({
    id: 'vpnServer',
    path: '/vpn-server/:country?',
    params: { country: { kind: 'values', values: countries.map(({ slug }) => slug) } },
  }),
] as const;
