import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { webhookFindings } from '../../../../ops/doctor/paymentCheck.ts';
import { endpointOf } from './endpoints.ts';

const path = '/api/mms/payment/v1/providers/s1/webhook';
const found = (...endpoints: Partial<Stripe.WebhookEndpoint>[]) =>
  webhookFindings(
    'Stripe',
    path,
    endpoints.map((given) =>
      endpointOf({
        url: `https://shop.test${path}`,
        status: 'enabled',
        api_version: Stripe.API_VERSION,
        ...given,
      }),
    ),
  ).map(({ level, says }) => `${level}: ${says}`);

it('says nothing of an endpoint that writes in the release of the package', () => {
  expect(found({})).toEqual([]);
  expect(found({ api_version: `2030-01-01.${Stripe.MAJOR_API_VERSION}` })).toEqual([]);
});

it.each([['2025-03-31.basil'], ['2024-06-20'], [null]])('%s is a problem', (api_version) => {
  expect(found({}, { api_version })).toEqual([
    `problem: Stripe writes events in another API version than is read here (${api_version ?? 'that of the account'}).`,
  ]);
});

it('warns where no endpoint is ours, or the one that is was disabled', () => {
  const none = [expect.stringMatching(/^warning: Stripe has no webhook endpoint that ends in /)];
  expect(found()).toEqual(none);
  expect(found({ url: 'https://shop.test/other', api_version: null })).toEqual(none);
  expect(found({ status: 'disabled' })).toEqual(none);
});
