import type { Plan } from '@tern/contract';
import {
  allPages,
  appPlatforms,
  brand,
  canonicalUrl,
  fillPath,
  matchRoute,
  planPriceOf,
  splitUrl,
} from '@tern/domain';
import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { pagesAbove } from './structuredData.ts';

/** A node of JSON-LD. */
type Node = Record<string, unknown> & { '@type'?: string };

const origin = 'https://vpn.example';
const words = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const address = (value: unknown) => typeof value === 'string' && value.startsWith(`${origin}/`);
const currency = (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const amount = (value: unknown) =>
  typeof value === 'string' && /^\d+\.\d\d$/.test(value) && Number(value) > 0;
const count = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const node = (type: string) => (value: unknown) => (value as Node | undefined)?.['@type'] === type;
const list =
  (type: string, least = 1) =>
  (value: unknown) =>
    Array.isArray(value) && value.length >= least && value.every(node(type));

/**
 * The properties schema.org's types need, as Google's structured data documentation names them (required, and the
 * recommended ones that this site has). A type that is not here may not be used.
 */
const rules: Record<string, Record<string, (value: unknown) => boolean>> = {
  Organization: { '@id': address, name: words, url: address, logo: address },
  WebSite: { name: words, url: address, inLanguage: words },
  Product: {
    name: words,
    description: words,
    image: address,
    brand: node('Brand'),
    offers: list('Offer'),
  },
  Brand: { name: words },
  Offer: {
    url: address,
    price: amount,
    priceCurrency: currency,
    availability: (value) => value === 'https://schema.org/InStock',
  },
  UnitPriceSpecification: {
    price: amount,
    priceCurrency: currency,
    referenceQuantity: node('QuantitativeValue'),
  },
  QuantitativeValue: { value: count, unitCode: (value) => /^(?:DAY|WEE|MON|ANN)$/.test(String(value)) },
  AggregateOffer: { lowPrice: amount, highPrice: amount, priceCurrency: currency, offerCount: count },
  SoftwareApplication: {
    name: words,
    operatingSystem: words,
    applicationCategory: (value) => /^[A-Z][a-z]+Application$/.test(String(value)),
    offers: node('AggregateOffer'),
  },
  FAQPage: { mainEntity: list('Question') },
  Question: { name: words, acceptedAnswer: node('Answer') },
  Answer: { text: words },
  BreadcrumbList: { itemListElement: list('ListItem', 2) },
  ListItem: { position: count, name: words, item: address },
};

/** One sentence per property that is missing or wrong, in a node and everything within. */
function problemsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOf(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const type = (value as Node)['@type'];
  const inner = Object.entries(value).flatMap(([name, item]) => problemsOf(item, `${at}.${name}`));
  if (type === undefined) return '@id' in value ? inner : [`${at} has no type`, ...inner];
  const rule = rules[type];
  if (!rule) return [`${at} is of the unknown type ${type}`];
  return [
    ...Object.entries(rule).flatMap(([name, holds]) =>
      holds((value as Node)[name])
        ? []
        : [`${at} ${type}.${name} is ${JSON.stringify((value as Node)[name])}`],
    ),
    ...inner,
  ];
}

const plan = (id: string, months: number, price: number): Plan => ({
  id,
  product_id: `v2.a.${id}`,
  interval_count: months,
  interval_unit: 'MONTH',
  price: planPriceOf(
    { total: Math.round(price * 100), listTotal: Math.round(price * 200), currency: 'USD' },
    { count: months, unit: 'MONTH' },
  ),
  price_unit: price / months,
  price_amount: price * 2,
  price_discount_amount: price,
  price_deduction_amount: price,
  discount_percent: '50%',
  trial_price: null,
  trial_days: null,
  trial_product_id: null,
  is_recommend: false,
  currency: 'USD',
  currencySymbol: '$',
  name: id,
  plan: id,
  billing_cycles: 0,
});

async function dataOf(
  path: string,
  language: 'en' | 'ar',
  plans = [plan('12m', 12, 45), plan('1m', 1, 11.99)],
) {
  const { head, body } = await renderPage({
    language,
    variant: 'desktop',
    path,
    origin,
    now: 0,
    data: {
      currency: 'USD',
      plans: { USD: plans },
      methods: [],
      campaign: null,
      trial: { planId: '12m', days: 30 },
      testMode: false,
    },
  });
  return [...(head + body).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] as string) as Node,
  );
}

const pages = allPages().filter(({ route }) => route.id !== 'notFound');
const typesOf = (nodes: Node[]) => nodes.map((item) => item['@type']);

describe.each(['en', 'ar'] as const)('structured data in %s', (language) => {
  it('has what each type needs, on every page', async () => {
    const problems: string[] = [];
    const seen = new Set<unknown>();
    for (const { route, params } of pages) {
      const path = fillPath(route.path, params);
      const nodes = await dataOf(path, language);
      for (const type of typesOf(nodes)) seen.add(type);
      problems.push(...problemsOf(nodes, path));
      for (const item of nodes) {
        if (item['@context'] !== 'https://schema.org') problems.push(`${path} lacks its context`);
      }
      for (const once of ['FAQPage', 'BreadcrumbList', 'Product', 'Organization']) {
        if (typesOf(nodes).filter((type) => type === once).length > 1)
          problems.push(`${path} has two ${once}`);
      }
      const crumbs = nodes.find(node('BreadcrumbList'))?.itemListElement as Node[] | undefined;
      const wanted = route.id !== 'home' && route.indexable;
      if (wanted !== (crumbs !== undefined))
        problems.push(`${path}: breadcrumbs ${wanted ? 'missing' : 'too many'}`);
      if (!crumbs) continue;
      const way = pagesAbove(route, params);
      const addresses = [...way, { route, params }].map((page) =>
        canonicalUrl({ ...page, language, origin }),
      );
      if (JSON.stringify(crumbs.map(({ item }) => item)) !== JSON.stringify(addresses)) {
        problems.push(`${path}: ${JSON.stringify(crumbs)} is not ${addresses.join(' > ')}`);
      }
      for (const [index, { position, item }] of crumbs.entries()) {
        if (position !== index + 1) problems.push(`${path}: position ${position}`);
        if (!matchRoute(splitUrl(new URL(String(item)).pathname).path))
          problems.push(`${path}: no page ${item}`);
      }
    }
    expect(problems).toEqual([]);
    for (const type of [
      'Organization',
      'WebSite',
      'Product',
      'SoftwareApplication',
      'FAQPage',
      'BreadcrumbList',
    ]) {
      expect(seen.has(type), type).toBe(true);
    }
  });
});

it('names the real parents of a page', async () => {
  const way = async (path: string) => {
    const list = (await dataOf(path, 'en')).find(node('BreadcrumbList')) as Node;
    return (list.itemListElement as { item: string }[]).map(({ item }) => item.replace(origin, ''));
  };
  expect(await way('/vpn-server/usa-vpn')).toEqual(['/', '/vpn-server', '/vpn-server/usa-vpn']);
  expect(await way('/download/smart-tvs/lg-tv')).toEqual([
    '/',
    '/download',
    '/download/smart-tvs',
    '/download/smart-tvs/lg-tv',
  ]);
  expect(await way('/pricing')).toEqual(['/', '/pricing']);
});

it('states the prices of the plans page, and none while there are none', async () => {
  const product = (await dataOf('/pricing', 'en')).find(node('Product')) as unknown as {
    name: string;
    offers: { price: string; sku: string }[];
  };
  expect(product.name).toBe(`${brand.name} VPN`);
  expect(product.offers.map(({ sku, price }) => `${sku} ${price}`)).toEqual(['12m 45.00', '1m 11.99']);
  expect(typesOf(await dataOf('/pricing', 'en', []))).toEqual(['BreadcrumbList']);
});

it('names the one app of a download page, and all of them on the index', async () => {
  const names = async (path: string, language: 'en' | 'ar' = 'en') =>
    (await dataOf(path, language)).filter(node('SoftwareApplication')).map(({ name }) => name);
  expect(await names('/download/mac')).toEqual([`${brand.name} for Mac`]);
  expect(await names('/download')).toHaveLength(appPlatforms.length);
  // In the language of the page, as its heading is.
  expect((await names('/download', 'ar')).filter((name) => /\bfor\b/.test(String(name)))).toEqual([]);
});

it('finds what is wrong', () => {
  expect(problemsOf({ '@type': 'Review' }, 'x')).toEqual(['x is of the unknown type Review']);
  expect(problemsOf({ '@type': 'Brand', name: ' ' }, 'x')).toEqual(['x Brand.name is " "']);
  expect(problemsOf({ '@type': 'FAQPage', mainEntity: [] }, 'x')).toHaveLength(1);
  expect(
    problemsOf({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Q' }] }, 'x'),
  ).toHaveLength(1);
});

it('does not compile with a type or a property that schema.org does not know', () => {
  const made = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'VPN',
    // @ts-expect-error A product has no such property.
    tagline: 'Private internet',
  } satisfies WithContext<Product>;
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // @ts-expect-error Steps of a list are of another type.
    itemListElement: [{ '@type': 'Breadcrumb', position: 1, name: 'VPN' }],
  } satisfies WithContext<BreadcrumbList>;
  expect([made, list].map((item) => item['@type'])).toEqual(['Product', 'BreadcrumbList']);
});
