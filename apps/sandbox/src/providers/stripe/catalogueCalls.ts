import type { FastifyInstance } from 'fastify';
import { couponObject, customerObject, productObject } from './objects/catalogueObjects.ts';
import { formAt, formRecord } from './parseForm.ts';
import { readCall } from './readCall.ts';
import type { CouponRecord } from './records.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { exists, invalid, missing } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** Coupons, customers and products. */
export function catalogueCalls(app: FastifyInstance, { state, now }: StripeApiOptions) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  const seconds = () => Math.floor(now() / 1000);

  app.post(
    '/v1/coupons',
    respond((request) => {
      const { form } = readCall(request);
      const id = formAt(form, 'id') ?? stripeId('coupon');
      const amount_off = Number(formAt(form, 'amount_off'));
      const currency = formAt(form, 'currency');
      const most = formAt(form, 'max_redemptions');
      if (!Number.isInteger(amount_off) || amount_off <= 0)
        throw invalid('Invalid integer: amount_off', 'amount_off');
      if (!currency) throw invalid('Missing required param: currency.', 'currency', 'parameter_missing');
      if (formAt(form, 'duration') !== 'once')
        throw invalid('The stand-in takes duration once only.', 'duration');
      if (stripe.coupons[id]) throw exists('Coupon');
      const coupon: CouponRecord = {
        id,
        amount_off,
        currency,
        created: seconds(),
        name: formAt(form, 'name') ?? null,
        max_redemptions: most === undefined ? null : Number(most),
        redeemed: 0,
      };
      stripe.coupons[id] = coupon;
      return couponObject(coupon);
    }),
  );
  app.get(
    '/v1/coupons/:id',
    respond((request) => {
      const { id } = readCall(request);
      const coupon = stripe.coupons[id];
      if (!coupon) throw missing('coupon', id, 'coupon');
      return couponObject(coupon);
    }),
  );
  app.post(
    '/v1/customers',
    respond((request) => {
      const { form } = readCall(request);
      const id = stripeId('cus');
      const email = formAt(form, 'email') ?? null;
      const customer = { id, email, created: seconds(), metadata: formRecord(form, 'metadata') };
      stripe.customers[id] = customer;
      return customerObject(customer);
    }),
  );
  app.post(
    '/v1/products',
    respond((request) => {
      const { form } = readCall(request);
      const id = formAt(form, 'id') ?? stripeId('prod');
      const name = formAt(form, 'name');
      if (!name) throw invalid('Missing required param: name.', 'name', 'parameter_missing');
      if (stripe.products[id]) throw exists('Product');
      const product = { id, name, created: seconds(), metadata: formRecord(form, 'metadata') };
      stripe.products[id] = product;
      return productObject(product);
    }),
  );
}
