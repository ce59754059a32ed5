/** A table that strangers make grow. `writeBounds` says by how much in a day. */
interface StrangerTable {
  /** Of a row at most, without its indexes. */
  readonly bytes: number;
  readonly indexes: number;
  /** Days after which a row that came to nothing is deleted. */
  readonly days: number;
}

/** Days for rows that stay as long as an account: one that came to nothing is deleted after so many. */
const account = 30;

/** Tables that grow by what strangers do. */
export const strangerTables = {
  users: { bytes: 1_200, indexes: 2, days: account },
  sessions: { bytes: 900, indexes: 4, days: 120 },
  devices: { bytes: 1_600, indexes: 2, days: account },
  wireguard_keys: { bytes: 2_000, indexes: 4, days: account },
  billing_details: { bytes: 3_000, indexes: 1, days: account },
  bound_addresses: { bytes: 200, indexes: 1, days: account },
  verification_codes: { bytes: 1_500, indexes: 4, days: 1 },
  security_events: { bytes: 900, indexes: 2, days: 365 },
  email_changes: { bytes: 1_400, indexes: 3, days: account },
  factor_recoveries: { bytes: 1_400, indexes: 3, days: 45 },
  second_factors: { bytes: 400, indexes: 1, days: account },
  recovery_codes: { bytes: 250, indexes: 1, days: account },
  passkeys: { bytes: 3_600, indexes: 3, days: account },
  passkey_challenges: { bytes: 300, indexes: 2, days: 1 },
  remembered_browsers: { bytes: 800, indexes: 3, days: 30 },
  sign_in_tickets: { bytes: 250, indexes: 2, days: 1 },
  handover_codes: { bytes: 600, indexes: 1, days: 1 },
  bot_passes: { bytes: 200, indexes: 2, days: 1 },
  quotes: { bytes: 700, indexes: 3, days: 30 },
  orders: { bytes: 18_500, indexes: 10, days: account },
  coupons: { bytes: 250, indexes: 3, days: account },
  student_requests: { bytes: 400, indexes: 2, days: account },
  student_proofs: { bytes: 400, indexes: 3, days: 365 },
  newsletter_subscribers: { bytes: 2_500, indexes: 3, days: 30 },
  contract_notices: { bytes: 2_000, indexes: 2, days: 90 },
  partners: { bytes: 12_500, indexes: 5, days: 365 },
  partner_clicks: { bytes: 400, indexes: 1, days: 400 },
  consent_counts: { bytes: 200, indexes: 1, days: 400 },
  mail_outbox: { bytes: 2_000, indexes: 3, days: 30 },
  rate_limits: { bytes: 150, indexes: 2, days: 1 },
  analytics_events: { bytes: 2_600, indexes: 2, days: 400 },
  analytics_visits: { bytes: 1_700, indexes: 1, days: 5 },
  analytics_daily: { bytes: 500, indexes: 1, days: 400 },
  analytics_counts: { bytes: 500, indexes: 1, days: 400 },
  analytics_outbox: { bytes: 2_600, indexes: 2, days: 2 },
} as const satisfies Record<string, StrangerTable>;

export type StrangerTableName = keyof typeof strangerTables;

/** Tables that only the operator, a signed message of a provider, or money makes grow. */
export const trustedTables: readonly string[] = [
  ...['service_keys', 'plans', 'plan_prices', 'campaigns', 'message_texts'],
  ...[
    'blog_articles',
    'blog_texts',
    'blog_searches',
    'blog_words',
    'blog_terms',
    'blog_sources',
    'blog_pictures',
  ],
  ...['network_feeds', 'network_servers', 'network_samples', 'network_days'],
  ...['status_days', 'incidents', 'incident_updates'],
  ...['newsletter_issues', 'newsletter_runs', 'newsletter_deliveries', 'newsletter_suppressions'],
  ...[
    'subscriptions',
    'plan_changes',
    'payment_instruments',
    'trial_claims',
    'charges',
    'refunds',
    'invoices',
    'invoice_numbers',
    'contract_acts',
    'invitations',
    'vouchers',
    'order_payers',
    'webhook_events',
    'conversions',
  ],
  // One row a day; counts of a closed set.
  ...['analytics_days', 'analytics_vitals'],
];
