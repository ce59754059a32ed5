import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkTraffic } from './checkTraffic.ts';
import type { Recorded, RecordedCall } from './ProviderTraffic.ts';
import { razorpayTraffic } from './razorpayTraffic.ts';

/** The values of razorpay.com/docs/api/refunds/entity. */
const refund = {
  id: 'rfnd_FS8TWyPrCsa0OB',
  entity: 'refund',
  amount: 50000,
  currency: 'INR',
  payment_id: 'pay_FPoJKWQQ8lK13n',
  notes: { comment: 'Customer Notes for Webhooks.' },
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1597734071,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'optimum',
};
const call = (changes: Partial<RecordedCall>): RecordedCall => ({
  said: 'call',
  provider: 'razorpay',
  method: 'POST',
  route: '/v1/payments/:id/refund',
  path: '/v1/payments/pay_FPoJKWQQ8lK13n/refund',
  headers: { authorization: 'Basic cnpwOnNlY3JldA==' },
  request: JSON.stringify({ speed: 'normal', receipt: 'refund-ord_1', notes: { order_id: 'ord_1' } }),
  status: 200,
  response: JSON.stringify(refund),
  ...changes,
});
const answers = (changes: object) => call({ response: JSON.stringify({ ...refund, ...changes }) });
const told = (event: object, secret = 'rzp_hook_tern'): Recorded => {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'FS8TWyPrCsa0OB' };
  return { said: 'webhook', provider: 'rz', type: 'payment_link.expired', headers, body };
};

/** Runs the claims that need no compiler. */
async function problemsOf(recorded: Recorded): Promise<string> {
  const problems: string[] = [];
  for (const claim of razorpayTraffic.claimsOf(recorded)) {
    if (!('verify' in claim)) continue;
    try {
      await claim.verify();
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return problems.join('\n');
}

it('finds every way in which an answer or an event can be wrong, and nothing wrong with a right one', async () => {
  const cases: [Recorded, RegExp | null][] = [
    [call({}), null],
    [answers({ notes: [] }), null],
    [answers({ notes: {} }), /notes/],
    [answers({ status: 'done' }), /status/],
    [answers({ fee: 1 }), /fee/],
    [call({ status: 400, response: '{"error":{"code":"BAD_REQUEST_ERROR","description":"No"}}' }), /source/],
    [call({ route: '/v1/orders' }), /not among/],
    [told({ entity: 'event' }), /account_id/],
    [told({ entity: 'event' }, 'other'), /signature is wrong/],
  ];
  for (const [recorded, problem] of cases) {
    if (problem) expect(await problemsOf(recorded)).toMatch(problem);
    else expect(await problemsOf(recorded)).toBe('');
  }
});

it("compiles requests against the package's types", async () => {
  const wrong = [{ speed: 'fast' }, { sum: 1 }].map((request) => call({ request: JSON.stringify(request) }));
  const kinds = await checkTraffic(razorpayTraffic, [call({}), ...wrong]);
  const requests = kinds.find(({ kind }) => kind.startsWith('request POST'));
  expect(requests).toMatchObject({ validated: 3, valid: 1 });
  expect(requests?.problems.join()).toMatch(/fast[\s\S]*sum/);
});
