import { page } from './routeEntry.ts';

/** Addresses of parts of one page: served as they are, canonical to the page. */
const sections = (path: string, names: readonly string[]) =>
  names.map((name) => ({ path: `${path}/${name}`, kind: 'serve' as const }));

/** Trial, time-limited deals, gifts and partner programmes (spec section 2, campaigns and programmes). */
export const programmeRoutes = [
  page({ id: 'vpnTrial', path: '/vpn-trial', aliases: [{ path: '/30-days', kind: 'serve' }] }),
  page({
    id: 'promotion',
    path: '/promotion',
    aliases: [
      { path: '/blackfriday', kind: 'serve' },
      { path: '/friday', kind: 'serve' },
      { path: '/buyQuantity', kind: 'serve' },
    ],
    layout: 'actives',
  }),
  page({
    id: 'actives',
    path: '/actives/:index',
    aliases: [{ path: '/active/:index', kind: 'redirect' }],
    params: {
      index: {
        kind: 'values',
        values: [
          'actives1',
          'actives2',
          'actives3',
          'actives4',
          'coupon_invite',
          'aboutus',
          'invite',
          'vpn-netifix',
        ],
      },
    },
    layout: 'actives',
    tracking: true,
  }),
  page({
    id: 'invite',
    path: '/invite',
    layout: 'invite',
    tracking: true,
    keepsForm: true,
  }),
  page({
    id: 'affiliate',
    path: '/affiliate',
    aliases: sections('/affiliate', ['comissions', 'intro', 'steps', 'topic']),
    tracking: true,
  }),
  page({
    id: 'studentbeans',
    path: '/studentbeans',
    aliases: sections('/studentbeans', [
      'intro',
      'plan',
      'steps',
      'comissions',
      'comment',
      'topic',
      'studentactives',
    ]),
    tracking: true,
  }),
  page({ id: 'studentDiscount', path: '/student-discount', parent: 'studentbeans' }),
] as const;
