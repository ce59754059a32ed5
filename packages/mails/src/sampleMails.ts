import type { TemplateData, TrialMail } from './TemplateData.ts';

const origin = 'https://tern.example';

const trial: TrialMail = {
  order_id: 'ord_8k2mq4t7',
  first_charge_at: '2026-12-21T23:59:59.000Z',
  first_amount: 3476,
  currency: 'USD',
  interval_count: 12,
  interval_unit: 'MONTH',
  cancel_url: `${origin}/api/mms/payment/v1/web/trial_cancel?token=sample`,
};

/** One of each kind, for the workbench and the tests. */
export const sampleMails: TemplateData = {
  resetCode: {
    code: '49271830',
    minutes: 10,
    link_url:
      'https://tern.example/resetPassword#1763800000-usr_1-0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
  },
  confirmCode: { code: '49271830', minutes: 10 },
  passwordSet: {},
  passwordChanged: {},
  newSignIn: { at: '2026-11-21T09:31:00.000Z', country: 'NL', client: 'Firefox, Linux' },
  paid: {
    order_id: 'ord_8k2mq4t7',
    amount: 4500,
    currency: 'USD',
    interval_count: 12,
    interval_unit: 'MONTH',
    paid_at: '2026-11-21T09:31:00.000Z',
    period_end: '2027-11-21T09:31:00.000Z',
    offer: { season: 'blackfriday', names: {}, percent: 71 },
  },
  renewed: {
    order_id: 'ord_8k2mq4t7',
    receipt: 'ord_8k2mq4t7-2',
    amount: 4600,
    excess: 100,
    currency: 'USD',
    interval_count: 12,
    interval_unit: 'MONTH',
    paid_at: '2027-11-21T09:31:00.000Z',
    period_end: '2028-11-21T09:31:00.000Z',
  },
  renewalFailed: {
    amount: 4500,
    currency: 'USD',
    needs_buyer: false,
    pay_url: 'https://invoice.stripe.com/i/sample',
    ends_at: '2027-11-28T09:31:00.000Z',
  },
  paymentReturned: { order_id: 'ord_8k2mq4t7', amount: 4500, currency: 'USD', reason: 'credit_used' },
  refund: { order_id: 'ord_8k2mq4t7', amount: 4500, currency: 'USD', state: 'done' },
  planShortened: { reason: 'credit', state: 'shorter', period_end: '2027-02-20T09:31:00.000Z' },
  planEnded: { reason: 'unpaid' },
  planReturned: { reason: 'dispute', period_end: '2027-11-21T09:31:00.000Z' },
  planChange: {
    state: 'scheduled',
    amount: 999,
    currency: 'USD',
    interval_count: 1,
    interval_unit: 'MONTH',
    starts_at: '2027-11-21T09:31:00.000Z',
  },
  renewalCancelled: { period_end: '2027-11-21T09:31:00.000Z' },
  trialStarted: trial,
  trialReminder: trial,
  trialCancelled: { ends_at: '2026-12-21T23:59:59.000Z' },
  inviteJoined: { days: 30, due_at: '2026-12-21T09:31:00.000Z' },
  inviteGift: { percent: 20, days: 30 },
  inviteEarned: { days: 30, period_end: '2027-12-21T09:31:00.000Z' },
  inviteTakenBack: { days: 30, period_end: '2027-11-21T09:31:00.000Z' },
  studentCode: { code: '49271830', minutes: 10 },
  studentProven: { code: '7K2M-9QXR', percent: 30, until: '2027-11-21T09:31:00.000Z' },
  studentRenew: { until: '2027-11-21T09:31:00.000Z', page_url: `${origin}/myAccount/student` },
  deletionRequested: { delete_after: '2026-12-05T09:31:00.000Z' },
  deletionCancelled: {},
  accountDeleted: {},
  partnerApproved: {
    page_url: `${origin}/myAccount/partner`,
    password_url: `${origin}/resetPassword#sample`,
  },
  newsletterConfirm: { confirm_url: `${origin}/edmsub?confirm=sample`, hours: 48 },
  newsletterWelcome: {
    leave_url: `${origin}/edmsub?leave=sample`,
    one_click_url: `${origin}/api/mms/report/v1/newsletter/one_click?token=sample`,
  },
  newsletterKnown: {
    leave_url: `${origin}/edmsub?leave=sample`,
    one_click_url: `${origin}/api/mms/report/v1/newsletter/one_click?token=sample`,
  },
  newsletter: {
    title: 'Twelve articles, and a leak test that shows its work',
    description: 'The site has a blog now. Three articles to begin with.',
    blocks: [
      { kind: 'paragraph', spans: [{ text: 'Our site has a blog now.' }] },
      { kind: 'heading', spans: [{ text: 'Three to begin with' }] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            { text: 'WebRTC leaks, step by step', href: '/blog/webrtc-leaks' },
            { text: ', with ' },
            { text: 'one', look: 'emphasis' },
            { text: ' drawing.' },
          ],
          [{ text: 'How distance becomes delay.' }],
        ],
      },
      { kind: 'quote', spans: [{ text: 'An address says where you are, not who you are.' }] },
    ],
    issue_url: `${origin}/newsletter/2026-11`,
    leave_url: `${origin}/edmsub?leave=sample`,
    one_click_url: `${origin}/api/mms/report/v1/newsletter/one_click?token=sample`,
  },
  contact: {
    reference: 'msg_4k7q92xd',
    topic: 'support',
    name: 'Marta Otter',
    email: 'marta@example.com',
    inquiry: 'The television does not find the server.\nIt did yesterday.\n\nKind regards, Marta',
    language: 'en',
  },
};
