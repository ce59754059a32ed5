import { activity, page } from './routeEntry.ts';

/** Addresses of parts of one page: served as they are, canonical to the page. */
const sections = (path: string, names: readonly string[]) =>
  names.map((name) => ({ path: `${path}/${name}`, kind: 'serve' as const }));

/** The campaigns by their address, with the message that begins each. */
const campaignLeads = {
  actives1: 'activesPage.actives1Lead',
  actives2: 'activesPage.actives2Lead',
  actives3: 'activesPage.actives3Lead',
  coupon_invite: 'activesPage.couponLead',
  invite: 'activesPage.inviteLead',
};

/** The pages for students by the last part of their address, with the message that begins each. */
const studentLeads = {
  intro: 'studentPage.introText',
  plan: 'studentPage.planLead',
  steps: 'studentPage.stepsLead',
  comissions: 'studentPage.partsLead',
  comment: 'studentPage.commentLead',
  topic: 'studentPage.useLead',
  studentactives: 'studentPage.offersLead',
};

/** Trial, time-limited deals, gifts and partner programmes (spec section 2, campaigns and programmes). */
export const programmeRoutes = [
  page({
    id: 'vpnTrial',
    path: '/vpn-trial',
    page: 'TrialPage',
    priced: true,
    offering: true,
    withoutTrial: '/30-days',
    navigation: 'both',
  }),
  page({
    id: 'guarantee',
    path: '/30-days',
    offering: true,
    navigation: 'footer',
  }),
  page({
    id: 'promotion',
    path: '/promotion',
    offer: ['page', 'ribbon'],
    // The rules of all offers stand there.
    aliases: activity('aboutus'),
    layout: 'actives',
    offering: true,
    navigation: 'none',
  }),
  page({
    id: 'blackfriday',
    path: '/blackfriday',
    offer: ['page', 'ribbon'],
    layout: 'actives',
    season: 'blackfriday',
    offering: true,
    navigation: 'none',
  }),
  page({
    id: 'friday',
    path: '/friday',
    layout: 'actives',
    season: 'blackfriday',
    offering: true,
    navigation: 'none',
  }),
  page({
    id: 'buyQuantity',
    path: '/buyQuantity',
    priced: true,
    offering: true,
    navigation: 'none',
  }),
  page({
    id: 'actives',
    path: '/actives/:index',
    aliases: [{ path: '/active/:index', kind: 'redirect' }],
    params: {
      index: {
        kind: 'values',
        values: Object.keys(campaignLeads),
      },
    },
    layout: 'actives',
    tracking: true,
    offering: true,
    leads: campaignLeads,
    navigation: 'none',
  }),
  page({
    id: 'invite',
    path: '/invite',
    offer: [],
    layout: 'invite',
    tracking: true,
    keepsVariant: true,
    ground: 'ice',
    navigation: 'footer',
  }),
  page({
    id: 'affiliate',
    path: '/affiliate',
    offer: [],
    hops: true,
    aliases: sections('/affiliate', ['comissions', 'intro', 'steps', 'topic']),
    tracking: true,
    navigation: 'footer',
  }),
  page({
    id: 'studentbeans',
    path: '/studentbeans',
    offer: [],
    tracking: true,
    priced: true,
    page: 'StudentPage',
    navigation: 'footer',
  }),
  page({
    id: 'studentSection',
    path: '/studentbeans/:section',
    offer: [],
    params: { section: { kind: 'values', values: Object.keys(studentLeads) } },
    tracking: true,
    priced: true,
    parent: 'studentbeans',
    leads: studentLeads,
    navigation: 'none',
  }),
  page({
    id: 'studentDiscount',
    path: '/student-discount',
    offer: [],
    parent: 'studentbeans',
    priced: true,
    page: 'StudentPage',
    lead: 'studentPage.discountLead',
    navigation: 'none',
  }),
] as const;
