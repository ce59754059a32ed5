import { expect, it } from 'vitest';
import { createStyleLists } from './createStyleLists.ts';

function listsOf() {
  const published: { pathname: string; body: string }[] = [];
  const lists = createStyleLists({
    modules: { pricing: 'PricingPage', checkout: 'CheckoutPage' },
    sheetsOf: (module, variant) => ['/assets/frame.css', `/assets/${module}.${variant}.css`],
    publish: async (pathname, body) => void published.push({ pathname, body }),
  });
  return { lists, published };
}

it('names each stylesheet once, and for each page those it needs', async () => {
  const { lists, published } = listsOf();
  const address = await lists.addressOf('mobile');
  expect(address).toMatch(/^\/assets\/styles-[\w-]{8}\.json$/);
  expect(JSON.parse(published.find(({ pathname }) => pathname === address)?.body ?? '')).toEqual({
    files: ['/assets/frame.css', '/assets/PricingPage.mobile.css', '/assets/CheckoutPage.mobile.css'],
    pages: { pricing: [0, 1], checkout: [0, 2] },
  });
});

it('is published once at the start, and again by its name alone', async () => {
  const { lists, published } = listsOf();
  const addresses = [await lists.addressOf('desktop'), await lists.addressOf('mobile')];
  await lists.addressOf('desktop');
  expect(published.map(({ pathname }) => pathname)).toEqual(addresses);
  await lists.restore('/assets/styles-madeup99.json');
  expect(published).toHaveLength(2);
  await lists.restore(addresses[1] ?? '');
  expect(published.at(-1)?.pathname).toBe(addresses[1]);
});
