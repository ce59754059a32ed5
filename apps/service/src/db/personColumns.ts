import { columnsWithoutPeople } from './columnsWithoutPeople.ts';
import {
  bareId,
  bookkeeping,
  emptied,
  figure,
  kept,
  nobodys,
  row,
  shortLived,
  type TableOfPeople,
} from './fates.ts';
import { signInColumns } from './signInColumns.ts';

/**
 * Every column of the database that can hold a text, by table. `deletion.test.ts` holds it against the migrated
 * database: a new column must be decided here. `until` says how long it stays where no account is deleted, and which
 * job of `jobs.ts` ends it.
 */
export const personColumns: Readonly<Record<string, TableOfPeople>> = {
  users: {
    people: {
      id: bareId,
      email: emptied,
      email_key: emptied,
      password_hash: emptied,
      name: emptied,
      avatar: emptied,
      language: nobodys,
      mail_language: nobodys,
    },
    others: [],
  },
  sessions: {
    people: {
      token_hash: { deletion: 'row', until: '90 days after its end: old account data' },
      user_id: row,
      user_agent: row,
      country: row,
      device_id: row,
    },
    others: ['id'],
  },
  devices: { people: { user_id: row, installation: row, name: row }, others: ['id'] },
  wireguard_keys: {
    people: { user_id: emptied, name: emptied, public_key: row },
    others: ['id', 'cities', 'host_state', 'asking'],
  },
  bound_addresses: { people: { user_id: row, address: row }, others: [] },
  verification_codes: {
    people: {
      email_key: { deletion: 'row', until: '1 hour: old codes' },
      purpose: row,
      code_hash: row,
      user_id: row,
      ticket_hash: row,
    },
    others: ['id'],
  },
  email_changes: {
    people: {
      user_id: { deletion: 'row', until: '30 days: old account data' },
      former_email: row,
      email: row,
      code_hash: row,
    },
    others: ['id', 'state'],
  },
  security_events: {
    people: {
      user_id: { deletion: 'row', until: '365 days: old account data' },
      country: row,
      user_agent: row,
    },
    others: ['id', 'kind'],
  },
  ...signInColumns,
  handover_codes: { people: { user_id: shortLived, device_id: row }, others: ['code_hash', 'redirect'] },
  rate_limits: {
    people: { key: kept('a hash, which a limit needs', 'the end of the limit, a day mostly: old tries') },
    others: [],
  },

  quotes: {
    people: {
      user_id: { ...bareId, until: '30 days without an order: unpaid quotes and accounts' },
      coupon: kept('the code of a discount, and so part of a price'),
      origin: kept('what a friend or student code brought; it names nobody once its account is deleted'),
    },
    others: ['id', 'plan_id', 'currency', 'offer', 'campaign', 'replaces'],
  },
  orders: {
    people: {
      user_id: bareId,
      coupon: kept('the code of a discount, and so part of a price'),
      origin: kept('what a friend or student code brought; it names nobody once its account is deleted'),
      tracking: emptied,
      checkout_url: emptied,
      provider_session: bookkeeping,
      provider_subscription: bookkeeping,
      provider_payment: bookkeeping,
      country: kept('tax is worked out from it'),
    },
    others: [
      ...['id', 'quote_id', 'plan_id', 'product_id', 'method', 'currency', 'refusal', 'replaces', 'state'],
      ...[
        'idempotency_key',
        'return_base',
        'return_surface',
        'form',
        'returned',
        'attention',
        'provider_action',
      ],
      'differences',
    ],
  },
  subscriptions: {
    people: { user_id: bareId, pay_url: emptied },
    others: ['id', 'order_id', 'plan_id', 'state'],
  },
  refunds: {
    people: { key: bookkeeping, name: bookkeeping, claim_url: bookkeeping },
    others: ['id', 'order_id', 'charge', 'currency', 'reason', 'state', 'failure'],
  },
  contract_acts: {
    people: {
      user_id: bareId,
      reason: kept('one of five, and so a figure: nobody is named', '400 days: old notices and reasons'),
      mailbox_key: kept('a hash: money back once a person', 'MONEY_BACK_PAUSE_DAYS: old notices and reasons'),
    },
    others: ['id', 'kind', 'order_id', 'currency'],
  },
  contract_notices: {
    people: {
      email: { deletion: 'row', until: '90 days: old notices and reasons' },
      ...{ email_key: row, name: row, contract: row, reason: row, language: row },
    },
    others: ['id', 'kind', 'state'],
  },
  charges: {
    people: {
      name: bookkeeping,
      payment: bookkeeping,
      invoice: bookkeeping,
      refunds: bookkeeping,
      disputes: bookkeeping,
    },
    others: ['order_id', 'plan_id', 'currency'],
  },
  billing_details: {
    people: { user_id: row, name: row, company: row, address: row, vat_id: row },
    others: [],
  },
  invoices: {
    people: {
      buyer: kept(
        'tax law: an invoice and whom it was made out to are kept for years',
        '10 years (INVOICE_YEARS): old invoices',
      ),
      charge: bookkeeping,
      refund_id: bookkeeping,
    },
    others: ['seller', 'kind', 'order_id', 'currency'],
  },
  payment_instruments: {
    people: { brand: row, last4: row, account: row, session: row },
    others: ['order_id', 'kind'],
  },
  order_payers: {
    people: {
      user_id: bareId,
      key_hash: kept(
        'a hash with a key of the service: a card that invites itself, or has had money back, is known again',
      ),
    },
    others: ['order_id'],
  },
  trial_claims: {
    people: { key_hash: kept('a hash with a key of the service: one trial a person, the deletion included') },
    others: ['kind', 'order_id'],
  },
  webhook_events: {
    people: {
      body: { deletion: 'emptied', until: '30 days, 90 where it was given up: old webhook bodies' },
      event_id: bookkeeping,
      order_id: bareId,
    },
    others: ['provider', 'type', 'outcome'],
  },
  coupons: {
    people: { code: kept('part of the price of orders; it ends with the account'), owner_id: bareId },
    others: ['kind', 'plan_id'],
  },
  invitations: {
    people: { inviter_id: bareId, friend_id: bareId },
    others: ['order_id', 'state', 'refusal', 'given_to'],
  },
  vouchers: {
    people: { redeemed_by: bareId, code_hash: kept('a hash: a used code is known again') },
    others: ['id', 'plan_id', 'interval_unit', 'batch', 'order_id', 'given_to'],
  },
  student_proofs: {
    people: { subject_hash: row, user_id: row, code: row },
    others: ['verifier'],
  },
  student_requests: {
    people: { user_id: row, subject_hash: row, code_hash: row, school: row },
    others: ['id', 'verifier'],
  },

  mail_outbox: {
    people: {
      user_id: row,
      recipient: { deletion: 'emptied', until: 'sent, where it went to no account: mails' },
      data: { deletion: 'emptied', until: 'sent or given up: mails' },
      language: { deletion: 'row', until: '30 days without an account, 400 with one: old mails' },
    },
    others: ['id', 'occasion', 'template', 'failure'],
  },
  newsletter_subscribers: {
    people: {
      email_key: { deletion: 'row', until: '90 days after the subscription: readers of old newsletters' },
      email: row,
      language: row,
      confirm_hash: row,
      leave_token: row,
    },
    others: ['state'],
  },
  newsletter_deliveries: {
    people: { email_key: { deletion: 'emptied', until: '90 days: readers of old newsletters' } },
    others: ['id', 'issue_id', 'run_id', 'state', 'reply'],
  },
  newsletter_suppressions: {
    people: {
      address_hash: kept('a hash with a key of the service: who complained is not written to again'),
      detail: kept('the reply of a mail server, cut to its code'),
    },
    others: ['reason'],
  },

  partners: {
    people: {
      email_key: emptied,
      email: emptied,
      name: emptied,
      site: emptied,
      plan: emptied,
      code: emptied,
      user_id: emptied,
    },
    others: ['id', 'language', 'state'],
  },
  partner_clicks: { people: { label: row }, others: ['partner_id'] },
  conversions: {
    people: {
      click: {
        deletion: 'emptied',
        until: '180 days after the sale, once the network has it: old affiliate clicks',
      },
      coupon: kept('the code of a discount, and so part of a price'),
      reference: bookkeeping,
    },
    others: ['order_id', 'network', 'partner_id', 'currency', 'state', 'failure', 'refusal'],
  },

  analytics_events: {
    people: {
      front_id: { deletion: 'emptied', until: '13 months: analytics partitions' },
      params: kept(
        'what happened on a page, of nobody once the front id is gone',
        '13 months: analytics partitions',
      ),
      properties: { deletion: 'emptied', until: '13 months: analytics partitions' },
      language: figure,
      country: figure,
      browser: figure,
      system: figure,
      ip: kept('without its last part it names a network', '13 months: analytics partitions'),
    },
    others: ['event_id', 'name'],
  },
  analytics_visits: {
    people: {
      front_id: { deletion: 'emptied', until: '4 days: analytics roll-ups' },
      facts: kept('what decides a figure, of nobody once the front id is gone', '4 days: analytics roll-ups'),
    },
    others: ['steps'],
  },
  analytics_outbox: {
    people: {
      events: kept('on its way to the operator’s own tool', 'delivery, or 48 hours: analytics outbox bounds'),
    },
    others: ['outlet'],
  },
  ...Object.fromEntries(
    Object.entries(columnsWithoutPeople).map(([table, others]) => [table, { people: {}, others }]),
  ),
};
