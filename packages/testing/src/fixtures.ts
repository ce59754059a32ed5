import type {
  AddressFacts,
  Charge,
  CurrencyCode,
  geoInfo,
  Order,
  OutputOf,
  PaymentInstrument,
  Plan,
  Quote,
  Subscription,
  SubscriptionChanges,
  User,
} from '@tern/contract';
import { currencies, currencyOfCountry, currencySymbol, decimalUnits, planPriceOf } from '@tern/domain';

export { articleWithEveryBlock } from './articleWithEveryBlock.ts';

/** Data for stories and tests, in the shape of the service's responses. Prices are samples, not the price list. */

const lengths = [
  { id: '12m', count: 12, percent: 62 },
  { id: '6m', count: 6, percent: 40 },
  { id: '1m', count: 1, percent: 0 },
] as const;

/** A month in minor units: another sum in every currency. */
const monthly = (currency: CurrencyCode) => 999 + 50 * currencies.indexOf(currency);

export { articleFixture, articleFixtures, categoryFixtures, diagramFixtures } from './articleFixtures.ts';

export function planFixtures(currency: CurrencyCode = 'USD'): Plan[] {
  const units = (amount: number) => decimalUnits(amount, currency);
  return lengths.map(({ id, count, percent }) => {
    const full = monthly(currency) * count;
    const price = planPriceOf(
      { total: Math.floor((full * (100 - percent)) / 100), listTotal: full, currency },
      { count, unit: 'MONTH' },
    );
    const name = count === 1 ? '1 month' : `${count} months`;
    return {
      id,
      product_id: `v2.web.vpn.premium.sub.${count}m${percent ? `.off${percent}` : ''}`,
      interval_count: count,
      interval_unit: 'MONTH',
      price,
      price_unit: units(price.per_month),
      price_amount: units(price.list_total),
      price_discount_amount: units(price.total),
      price_deduction_amount: units(price.saving),
      discount_percent: `${price.percent}%`,
      trial_price: id === '12m' ? 0 : null,
      trial_days: id === '12m' ? 30 : null,
      trial_product_id: id === '12m' ? `v2.web.vpn.premium.sub.12m.off${percent}.add30d` : null,
      is_recommend: id === '12m',
      currency,
      currencySymbol: currencySymbol(currency),
      name,
      plan: name,
      billing_cycles: 0,
    };
  });
}

export function quoteFixture(planId = '12m', currency: CurrencyCode = 'USD'): Quote {
  const plan = planFixtures(currency).find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  const { price } = plan;
  return {
    quote_id: 'quo_fixture',
    plan_id: plan.id,
    product_id: plan.product_id,
    currency,
    price,
    amount: price.total,
    trial: null,
    renewal_amount: price.total,
    coupon: null,
    coupon_amount: 0,
    credit_amount: 0,
    carried_amount: 0,
    extra_days: 0,
    ends_at: new Date(Date.UTC(2026, 2 + plan.interval_count, 2, 9, 30)).toISOString(),
    change: null,
    list_amount: price.list_total,
    discount_amount: price.saving,
    discount_percent: plan.discount_percent,
    month_amount: price.per_month,
    interval_count: plan.interval_count,
    interval_unit: plan.interval_unit,
    expires_at: '2026-03-02T10:00:00.000Z',
  };
}

export const userFixture: User = {
  user_id: 'usr_fixture',
  email: 'marta@example.com',
  name: 'marta@example.com',
  avatar: null,
  email_confirmed: true,
  is_password_set: true,
  created_at: '2026-01-12T08:00:00.000Z',
};

export function orderFixture(state: Order['state']): Order {
  const { plan_id, product_id, currency, price, amount, interval_count, interval_unit } = quoteFixture();
  const open = state === 'created' || state === 'pending';
  return {
    order_id: 'ord_fixture',
    state,
    plan_id,
    product_id,
    interval_count,
    interval_unit,
    currency,
    price,
    amount,
    trial: null,
    refusal: null,
    took_over: null,
    tax_amount: null,
    method: 's1',
    late: false,
    settles_by: null,
    checkout_url: null,
    created_at: '2026-03-02T09:28:00.000Z',
    paid_at: state === 'paid' ? '2026-03-02T09:29:00.000Z' : null,
    refund: state === 'refunded' ? 'done' : null,
    receipt_sent_to: state === 'paid' ? userFixture.email : null,
    // Long enough that a story sends one request.
    poll_after: open ? 600_000 : null,
  };
}

export function subscriptionFixture(change: Partial<Subscription> = {}): Subscription {
  const order = orderFixture('paid');
  return {
    subscription_id: 'sub_fixture',
    order_id: order.order_id,
    plan_id: order.plan_id,
    product_id: order.product_id,
    interval_count: order.interval_count,
    interval_unit: order.interval_unit,
    state: 'active',
    result: 'Paid',
    currency: order.currency,
    amount: order.amount,
    trial: null,
    tax_amount: null,
    renewal_amount: order.amount,
    method: order.method,
    started_at: '2026-03-02T09:29:00.000Z',
    current_period_end: '2027-03-02T09:29:00.000Z',
    next_charge_at: '2027-03-02T09:29:00.000Z',
    paused_until: null,
    grace_ends_at: null,
    pay_url: null,
    cancel_at_period_end: false,
    ...change,
  };
}

/** The changes of the plan of `subscriptionFixture`. */
export function changesFixture(change: Partial<SubscriptionChanges> = {}): SubscriptionChanges {
  return {
    currency: 'USD',
    follows_at: '2027-03-02T09:29:00.000Z',
    next: null,
    options: [
      {
        plan_id: '1m',
        interval_count: 1,
        interval_unit: 'MONTH',
        now: { amount: 100, renewal_amount: 999, ends_at: '2026-08-01T09:29:00.000Z' },
        at_end: { amount: 999 },
      },
    ],
    ...change,
  };
}

/** The card that pays the plan of `subscriptionFixture`. */
export function instrumentFixture(change: Partial<PaymentInstrument> = {}): PaymentInstrument {
  return {
    instrument: {
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expires: { month: 4, year: 2029 },
      account: null,
    },
    removed: false,
    expires_early: false,
    next_charge_at: '2027-03-02T09:29:00.000Z',
    change: 'page',
    provider_url: null,
    can_remove: false,
    waiting: false,
    changed_at: null,
    ...change,
  };
}

export function chargeFixture(change: Partial<Charge> = {}): Charge {
  const { order_id, plan_id, product_id, interval_count, interval_unit, currency, amount } =
    subscriptionFixture();
  return {
    receipt: order_id,
    order_id,
    plan_id,
    product_id,
    interval_count,
    interval_unit,
    currency,
    amount,
    tax_amount: null,
    refunded_amount: 0,
    claim_url: null,
    state: 'paid',
    result: 'Paid',
    method: 's1',
    paid_at: '2026-03-02T09:29:00.000Z',
    period_start: '2026-03-02T09:29:00.000Z',
    period_end: '2027-03-02T09:29:00.000Z',
    ...change,
  };
}

/** A visitor without a VPN, as the installed data knows one: the country and no more. */
export const geoFixture: OutputOf<typeof geoInfo> = {
  user_ip: '203.0.113.24',
  country: 'France',
  country_code: 'FR',
  region: null,
  city: null,
  location: null,
  network: null,
  is_exposed: true,
  currency: currencyOfCountry('FR'),
  is_blocked: false,
};

/** An address with everything that city and network data know. */
export const addressFixture: AddressFacts = {
  ip: '2001:4860:4860::8888',
  family: 'ipv6',
  country: 'United States',
  country_code: 'US',
  region: 'California',
  city: 'Mountain View',
  location: { latitude: 37.4, longitude: -122.1 },
  network: { number: 15169, name: 'GOOGLE' },
  is_exit: false,
};
