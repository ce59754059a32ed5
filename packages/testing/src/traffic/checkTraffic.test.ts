import { expect, it } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';
import type { RecordedCall } from './ProviderTraffic.ts';
import { stripeTraffic } from './stripeTraffic.ts';

const coupon = {
  id: 'first-ord_1',
  object: 'coupon',
  amount_off: 500,
  created: 1,
  currency: 'usd',
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: null,
  percent_off: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
};

const call = (changes: Partial<RecordedCall>): RecordedCall => ({
  said: 'call',
  provider: 'stripe',
  method: 'POST',
  route: '/v1/coupons',
  path: '/v1/coupons',
  headers: {
    authorization: 'Bearer sk_test_tern',
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': 'key',
  },
  request: 'id=first-ord_1&amount_off=500&currency=usd&duration=once',
  status: 200,
  response: JSON.stringify(coupon),
  ...changes,
});

const refusal = (error: object, status = 400) => call({ status, response: JSON.stringify({ error }) });

it('finds every way in which a body can be wrong, and nothing wrong with a right one', async () => {
  const { percent_off: _dropped, ...lacking } = coupon;
  const cases: [RecordedCall, RegExp | null][] = [
    [call({}), null],
    [call({ response: JSON.stringify(lacking) }), /percent_off/],
    [call({ response: JSON.stringify({ ...coupon, charge: 'ch_1' }) }), /charge/],
    [call({ response: JSON.stringify({ ...coupon, duration: 'twice' }) }), /twice/],
    [call({ response: JSON.stringify({ ...coupon, amount_off: '500' }) }), /amount_off|string/],
    [call({ request: 'amount_off=500&email=a' }), /email/],
    [call({ request: 'amount_off=many' }), /many|string/],
    [call({ headers: {} }), /stripe-version|undefined/i],
    [call({ route: '/v1/cupons' }), /not among the calls/],
    [refusal({ type: 'invalid_request_error', message: 'No such coupon' }), null],
    [refusal({ type: 'invalid_request_error' }), /message/],
    [refusal({ type: 'wrong_error', message: 'x' }), /wrong_error/],
    [refusal({ type: 'card_error', message: 'x' }, 400), /card_error does not come with 400/],
  ];
  // All in one run of the compiler, each in a kind of its own.
  const recording = cases.map(([recorded]) => recorded);
  const found = await checkTraffic(
    {
      ...stripeTraffic,
      name: 'stripe-example',
      claimsOf: (recorded) =>
        stripeTraffic.claimsOf(recorded).map((claim) => ({
          ...claim,
          kind: `${recording.indexOf(recorded as RecordedCall)} ${claim.kind}`,
        })),
    },
    recording,
  );
  for (const [index, [, expected]] of cases.entries()) {
    const kinds = found.filter(({ kind }) => kind.startsWith(`${index} `));
    const problems = kinds.flatMap((kind) => kind.problems);
    if (expected === null) expect(problems).toEqual([]);
    else expect(problems.join('\n')).toMatch(expected);
    expect(kinds.every(({ validated, valid }) => validated === valid)).toBe(expected === null);
  }
});
