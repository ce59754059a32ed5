import { languages, paymentProviders } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';

/** Everything that is said where something is paid, save for the name of who sells. */
const said = /^(?:checkoutForm|checkoutPlan|cardFields|orderCard|orderSummary|payBar|giftPanel)\./;

it.each(languages)('names no company behind a method: in %s', (language) => {
  const { stripe, paddle, razorpay } = paymentProviders;
  const named = Object.entries(readCatalogue(language)).filter(
    ([id, text]) =>
      said.test(id) && [stripe, paddle, razorpay].some(({ name }) => (text as string).includes(name)),
  );
  expect(named).toEqual([]);
});
