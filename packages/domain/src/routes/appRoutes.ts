import { page } from './routeEntry.ts';

/** The pages the router takes over: purchase, sign-in, account, tools. */
export const appRoutes = [
  page({
    id: 'pricing',
    path: '/pricing',
    aliases: [
      { path: '/order', kind: 'serve' },
      { path: '/paypal', kind: 'redirect' },
    ],
    layout: 'pricing',
    boot: 'app',
  }),
  page({
    id: 'checkout',
    path: '/pricing/checkout/:id?',
    params: { id: { kind: 'pattern', pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/ } },
    layout: 'pricing',
    boot: 'app',
    indexable: false,
    parent: 'pricing',
  }),
  page({
    id: 'paystatus',
    path: '/paystatus',
    layout: 'pricing',
    boot: 'app',
    protected: true,
    alternates: false,
    cacheable: false,
    indexable: false,
    parent: 'pricing',
  }),
  page({
    id: 'paySuc',
    path: '/paySuc',
    aliases: [{ path: '/paypalSuc', kind: 'redirect' }],
    layout: 'pricing',
    boot: 'app',
    protected: true,
    alternates: false,
    cacheable: false,
    indexable: false,
    parent: 'pricing',
  }),
  page({ id: 'login', path: '/login', layout: 'single', boot: 'app', alternates: false }),
  page({ id: 'forgetPassword', path: '/forgetPassword', layout: 'single', boot: 'app', alternates: false }),
  page({ id: 'resetPassword', path: '/resetPassword', layout: 'single', boot: 'app', alternates: false }),
  page({
    id: 'myAccount',
    path: '/myAccount/:section?',
    params: {
      section: {
        kind: 'values',
        values: ['changePassword', 'deviceManage', 'dnsSettings', 'subscriptions', 'security'],
      },
    },
    boot: 'app',
    protected: true,
    alternates: false,
    cacheable: false,
    indexable: false,
    keepsForm: true,
  }),
  page({ id: 'whatIsMyIp', path: '/what-is-my-ip', boot: 'app', priced: false }),
  page({ id: 'webrtcLeakTest', path: '/webrtc-leak-test', boot: 'app', priced: false }),
  page({ id: 'notFound', path: '/404', boot: 'app', alternates: false, indexable: false }),
] as const;
