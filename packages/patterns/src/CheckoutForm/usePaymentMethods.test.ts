import { languages, paymentProviders } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';

/** Everything that the checkout says, save for the name of who sells. */
const said = /^(?:checkoutForm|checkoutPlan|cardFields|orderCard|orderSummary|payBar)\./;

it.each(languages)('names no company behind a method: in %s', (language) => {
  const { stripe, paddle, razorpay } = paymentProviders;
  const named = Object.entries(readCatalogue(language)).filter(
    ([id, text]) =>
      said.test(id) && [stripe, paddle, razorpay].some(({ name }) => (text as string).includes(name)),
  );
  expect(named).toEqual([]);
});
