import type { StoredData, StoredSpan, StoredSubject, StoredTable } from '@tern/domain';
import { columnsWithoutPeople } from './columnsWithoutPeople.ts';
import type { Fate, TableOfPeople } from './fates.ts';

/** The purpose of each table with something of a person, as the page about what is stored says it. */
const subjects: Readonly<Record<string, StoredSubject>> = {
  users: 'account',
  email_changes: 'emailChanges',
  sessions: 'signIn',
  sign_in_tickets: 'signIn',
  handover_codes: 'signIn',
  passkey_challenges: 'passkeys',
  passkeys: 'passkeys',
  verification_codes: 'codes',
  second_factors: 'secondFactor',
  recovery_codes: 'secondFactor',
  factor_recoveries: 'secondFactor',
  remembered_browsers: 'secondFactor',
  devices: 'devices',
  wireguard_keys: 'devices',
  bound_addresses: 'smartDns',
  security_events: 'activity',
  rate_limits: 'limits',
  quotes: 'quotes',
  orders: 'orders',
  subscriptions: 'subscriptions',
  charges: 'payments',
  order_payers: 'payments',
  webhook_events: 'payments',
  refunds: 'refunds',
  contract_acts: 'cancellations',
  contract_notices: 'cancellations',
  billing_details: 'invoices',
  invoices: 'invoices',
  payment_instruments: 'paymentMethods',
  trial_claims: 'trials',
  coupons: 'discounts',
  invitations: 'invitations',
  vouchers: 'vouchers',
  student_proofs: 'students',
  student_requests: 'students',
  mail_outbox: 'mails',
  newsletter_subscribers: 'newsletter',
  newsletter_deliveries: 'newsletter',
  newsletter_suppressions: 'newsletter',
  partners: 'partners',
  partner_clicks: 'partners',
  conversions: 'partners',
  analytics_events: 'visits',
  analytics_visits: 'visits',
  analytics_outbox: 'visits',
};

const named = <Kind extends StoredData>(kind: Kind, columns: string): [string, Kind][] =>
  columns.split(' ').map((column) => [column, kind]);

/** The content of a column, by its name, or by table and name where the name alone says something else. */
const kinds = new Map<string, StoredData>([
  ...named('link', 'user_id device_id session_id owner_id inviter_id friend_id redeemed_by order_id id'),
  ...named('email', 'email former_email recipient'),
  ...named('name', 'name'),
  ...named('hash', 'email_key key key_hash subject_hash address_hash mailbox_key password_hash token_hash'),
  ...named('hash', 'code_hash ticket_hash confirm_hash session_hash leave_token'),
  ...named('signInKey', 'secret credential_id public_key'),
  ...named('tunnelKey', 'wireguard_keys.public_key'),
  ...named('language', 'language mail_language'),
  ...named('country', 'country'),
  ...named('browser', 'user_agent browser system'),
  ...named('ip', 'bound_addresses.address'),
  ...named('ipPart', 'ip'),
  ...named('app', 'installation'),
  ...named('code', 'code coupon purpose'),
  ...named('providerId', 'provider_session provider_subscription provider_payment checkout_url pay_url'),
  ...named('providerId', 'claim_url payment invoice refunds disputes charge refund_id event_id reference'),
  ...named('providerId', 'session account refunds.key refunds.name charges.name'),
  ...named('card', 'brand last4'),
  ...named('billing', 'company address vat_id buyer'),
  ...named('avatar', 'avatar'),
  ...named('source', 'origin tracking click label site'),
  ...named('pages', 'params properties facts events'),
  ...named('browserNumber', 'front_id'),
  ...named('text', 'reason contract detail school plan proof'),
  ...named('content', 'data body'),
]);

function kindOf(table: string, column: string): StoredData {
  const kind = kinds.get(`${table}.${column}`) ?? kinds.get(column);
  if (!kind) throw new Error(`storedTables.ts does not say what ${table}.${column} holds.`);
  return kind;
}

/** Days that MONEY_BACK_PAUSE_DAYS has where nothing is set. */
const moneyBackPause = 365;

/** The longest time that `until` of a column names. */
function spanOf({ until }: Fate): StoredSpan | null {
  const said = until?.split(':')[0]?.replace('MONEY_BACK_PAUSE_DAYS', `${moneyBackPause} days`);
  if (!said) return null;
  if (said.includes('in minutes')) return ['minutes'];
  if (said.includes('end of the limit')) return ['limit'];
  const unit = (['hour', 'day', 'month', 'year'] as const).find((each) => said.includes(`${each}`));
  const counts = said.match(/\d+/g)?.map(Number) ?? [];
  if (unit === 'day' && counts.length && said.includes(' after ')) return ['daysAfter', Math.max(...counts)];
  // "Sent": another column of the row says the longest.
  return unit && counts.length ? [`${unit}s`, Math.max(...counts)] : null;
}

/** In days, to compare. */
const lengths = { minutes: 0.01, limit: 1, hours: 1 / 24, days: 1, daysAfter: 1, months: 31, years: 366 };
const lengthOf = ([unit, count = 1]: StoredSpan) =>
  unit === 'account' || unit === 'accountOrKept' || unit === 'kept' ? 0 : lengths[unit] * count;

/** Their people need no account: what goes with an account stays where there is none. */
const withoutAccount = new Set(['newsletter_subscribers', 'partners', 'partner_clicks']);

/** Each table with something of a person as the page shows it, made from `personColumns`. */
export function storedTablesOf(tables: Readonly<Record<string, TableOfPeople>>): StoredTable[] {
  return Object.entries(tables)
    .filter(([table]) => !Object.hasOwn(columnsWithoutPeople, table))
    .map(([table, { people }]) => {
      const subject = subjects[table];
      if (!subject) throw new Error(`storedTables.ts does not say what the table ${table} is for.`);
      const fates = Object.values(people);
      const spans = fates
        .map(spanOf)
        .filter((each) => each !== null)
        .sort((a, b) => lengthOf(b) - lengthOf(a));
      const goes = fates.some(({ deletion }) => deletion !== 'kept');
      const end = withoutAccount.has(table) ? 'accountOrKept' : 'account';
      const span: StoredSpan = spans[0] ?? [goes ? end : 'kept'];
      const rests = fates.some((fate) => fate.deletion === 'kept' && !fate.until);
      return {
        table,
        subject,
        data: [...new Set(Object.keys(people).map((column) => kindOf(table, column)))],
        span,
        ...(rests && span[0] !== 'kept' && { rest: true as const }),
      };
    });
}
