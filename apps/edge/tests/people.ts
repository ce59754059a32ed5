import type { Product } from '@tern/testing/product';

/** Settings of a product that uses reCAPTCHA, whose stand-in is in the sandbox: a test can pass its check. */
export const withRecaptcha = {
  RECAPTCHA_V2_SITE_KEY: 'site2',
  RECAPTCHA_V2_SECRET: 'secret2',
  RECAPTCHA_V3_SITE_KEY: 'site3',
  RECAPTCHA_V3_SECRET: 'secret3',
};

/** Calls the API as a client does, the website's unless `app` names another. Throws on every refusal. */
export async function post<T>(
  product: Product,
  path: string,
  body: object,
  options: { token?: string; app?: number } = {},
): Promise<T> {
  const response = await fetch(product.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-type': String(options.app ?? 501),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: T };
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  return data;
}

/** The signature of a passed check, as an app with a browser inside gets it. */
export async function recasign(product: Product, action: string): Promise<string> {
  const response = await fetch(`${product.sandbox}/recaptcha/token`, {
    method: 'POST',
    headers: { origin: product.origin },
    body: JSON.stringify({ kind: 'r3', action }),
  });
  const { token } = (await response.json()) as { token: string };
  return (await post<{ recasign: string }>(product, '/ws/mm/reca/r3/', { action, token })).recasign;
}

/** An account with a password; resolves with its token. */
export async function newPerson(product: Product, email: string, password: string): Promise<string> {
  const { token } = await post<{ token: string }>(product, '/api/mms/account/v1/web/anonymous_signup', {
    email,
    recasign: await recasign(product, 'signup'),
  });
  await post(product, '/api/mms/account/v1/web/set_password', { password }, { token });
  return token;
}

const payment = '/api/mms/payment/v1';

/** An account with a password and a plan of twelve months, paid with a card on Stripe's page (`STRIPE_FORM: 'hosted'`). */
export async function newCustomer(product: Product, email: string, password: string): Promise<string> {
  const token = await newPerson(product, email, password);
  const { quote_id } = await post<{ quote_id: string }>(
    product,
    `${payment}/providers/common/quote`,
    { product_id: '12m', currency: 'USD' },
    { token },
  );
  const { checkout_url } = await post<{ checkout_url: string }>(
    product,
    `${payment}/providers/s1/create_subscription`,
    { quote_id },
    { token },
  );
  const paid = await fetch(checkout_url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      number: '4242 4242 4242 4242',
      expiry: '12 / 39',
      cvc: '123',
      name: 'Marta W',
    }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The card was not taken: ${paid.status}`);
  return token;
}
