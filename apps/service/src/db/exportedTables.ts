/** Where the rows of a person stand in the export of their data, or why they do not. */
export type Exported = { as: string } | { not: string };

const hashes = 'hashes with a key of the service, which say nothing to anybody';
const visits = 'visits are of a browser, and no account leads to them';

/** Every table with something of a person (`personColumns`). `as`: a field of `accountExport`. */
export const exportedTables: Readonly<Record<string, Exported>> = {
  users: { as: 'user' },
  sessions: { as: 'sessions' },
  devices: { as: 'devices' },
  bound_addresses: { as: 'bound_address' },
  verification_codes: { not: hashes },
  email_changes: { as: 'email_changes' },
  factor_recoveries: { as: 'factor_recoveries' },
  security_events: { as: 'security_events' },
  second_factors: { not: 'a secret; that it was turned on stands in the security events' },
  recovery_codes: { not: hashes },
  passkeys: { as: 'passkeys' },
  passkey_challenges: { not: 'they live for minutes, and a passkey or a session comes of one' },
  sign_in_tickets: { not: 'they live for minutes, and what comes of one is a session' },
  handover_codes: { not: 'they live for minutes, and the sign-in that comes of one is a session' },
  rate_limits: { not: hashes },
  quotes: { not: 'a price that was looked at; what was bought for it is an order' },
  orders: { as: 'orders' },
  subscriptions: { as: 'subscriptions' },
  charges: { as: 'charges' },
  refunds: { as: 'refunds' },
  contract_acts: { as: 'contract_acts' },
  contract_notices: { as: 'cancellations_without_sign_in' },
  billing_details: { as: 'billing_details' },
  invoices: { as: 'invoices' },
  payment_instruments: { as: 'payment_instruments' },
  order_payers: { not: hashes },
  trial_claims: { not: hashes },
  webhook_events: {
    not: 'the words of a provider, which are orders, charges and refunds once they are applied',
  },
  coupons: { not: 'codes of one’s own stand with the invitations and with the proof of a student' },
  invitations: { as: 'invitations' },
  vouchers: { as: 'vouchers' },
  student_proofs: { as: 'student' },
  student_requests: { not: 'they live for minutes, and what comes of one is a proof' },
  mail_outbox: { as: 'mails' },
  newsletter_subscribers: { as: 'newsletter' },
  newsletter_deliveries: { not: 'which letters went to a subscriber is the list of all letters' },
  newsletter_suppressions: { not: hashes },
  partners: { as: 'partner' },
  partner_clicks: { as: 'partner' },
  conversions: { as: 'partner' },
  analytics_events: { not: visits },
  analytics_visits: { not: visits },
  analytics_outbox: { not: visits },
};
