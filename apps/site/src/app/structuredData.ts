import {
  type AppPlatform,
  appPlatforms,
  baseCurrency,
  brand,
  buildPath,
  canonicalUrl,
  formatDecimal,
  intervalFacts,
  type Route,
  routeById,
  type StructuredNode,
  socialPicturePath,
} from '@tern/domain';
import type { Language } from '@tern/i18n';
import type {
  AggregateOffer,
  BreadcrumbList,
  ListItem,
  Offer,
  Organization,
  Product,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { PublicData } from './publicData.ts';

type Params = Readonly<Record<string, string>>;

export interface StructuredPage {
  route: Route;
  params: Params;
  language: Language;
  origin: string;
  title: string;
  description: string;
  data: Pick<PublicData, 'currency' | 'plans'>;
  /** The name of an app, as the page itself has it. */
  appName(platform: AppPlatform): string;
  /** The title of another page, for the way to this one. */
  titleOf(route: Route, params: Params): string;
}

const context = 'https://schema.org';
const systems: Record<AppPlatform, string> = {
  windows: 'Windows',
  mac: 'macOS',
  ios: 'iOS',
  android: 'Android',
  chrome: 'ChromeOS, Windows, macOS, Linux',
  tv: 'Android TV',
};

/** JSON-LD that is true of the page: who runs the site, what it sells, its apps, the way here. */
export function structuredData(page: StructuredPage): StructuredNode[] {
  const { route } = page;
  if (route.id === 'home') return whoseSite(page);
  if (!route.indexable) return [];
  return [
    ...(route.id === 'pricing' ? product(page) : []),
    ...(route.id === 'download' ? applications(page) : []),
    ...breadcrumbs(page),
  ];
}

function whoseSite({ language, origin }: StructuredPage): StructuredNode[] {
  const id = `${origin}/#organization`;
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      sameAs: brand.social.length > 0 ? brand.social.map(({ href }) => href) : undefined,
    } satisfies WithContext<Organization>,
    {
      '@context': context,
      '@type': 'WebSite',
      name: brand.name,
      url: origin + buildPath({ language, variant: 'desktop', path: '/' }),
      inLanguage: language,
      publisher: { '@id': id },
    } satisfies WithContext<WebSite>,
  ];
}

/** The product of the plans page, at the prices it shows. Without plans there is nothing to state. */
function product(page: StructuredPage): StructuredNode[] {
  const { route, params, language, origin, data } = page;
  const plans = data.plans[data.currency] ?? [];
  if (plans.length === 0) return [];
  const url = canonicalUrl({ route, params, language, origin });
  return [
    {
      '@context': context,
      '@type': 'Product',
      name: `${brand.name} VPN`,
      description: page.description,
      image: origin + socialPicturePath(route, params, language),
      brand: { '@type': 'Brand', name: brand.name },
      offers: plans.map(
        (plan) =>
          ({
            '@type': 'Offer',
            sku: plan.id,
            url,
            price: formatDecimal(plan.price.total, plan.price.currency),
            priceCurrency: plan.price.currency,
            availability: 'https://schema.org/InStock',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: formatDecimal(plan.price.total, plan.price.currency),
              priceCurrency: plan.price.currency,
              referenceQuantity: {
                '@type': 'QuantitativeValue',
                value: plan.interval_count,
                unitCode: intervalFacts[plan.interval_unit].unece,
              },
            },
          }) satisfies Offer,
      ),
    } satisfies WithContext<Product>,
  ];
}

/** The app a download page is of; the index is of all of them. */
function applications(page: StructuredPage): StructuredNode[] {
  const { route, params, language, origin, data, appName } = page;
  // The page is the same in every currency.
  const prices = (data.plans[baseCurrency] ?? []).map(({ price }) => price.total);
  const offers =
    prices.length === 0
      ? undefined
      : ({
          '@type': 'AggregateOffer',
          url: canonicalUrl({ route: routeById('pricing'), language, origin }),
          priceCurrency: baseCurrency,
          lowPrice: formatDecimal(Math.min(...prices), baseCurrency),
          highPrice: formatDecimal(Math.max(...prices), baseCurrency),
          offerCount: prices.length,
        } satisfies AggregateOffer);
  return appPlatforms
    .filter((platform) => params.product === undefined || params.product === platform)
    .map(
      (platform) =>
        ({
          '@context': context,
          '@type': 'SoftwareApplication',
          name: appName(platform),
          operatingSystem: systems[platform],
          applicationCategory: platform === 'chrome' ? 'BrowserApplication' : 'SecurityApplication',
          url: canonicalUrl({ route, params: { product: platform }, language, origin }),
          offers,
        }) satisfies WithContext<SoftwareApplication>,
    );
}

/** The pages above a page, home first: the routes above it, then the index of its family. */
export function pagesAbove(route: Route, params: Params): { route: Route; params: Params }[] {
  const above = route.parent ? routeById(route.parent) : undefined;
  const isItem = Object.keys(params).length > 0 && /^[^:]+:\w+\?$/.test(route.path);
  return [
    ...(above ? [...pagesAbove(above, {}), { route: above, params: {} }] : []),
    ...(isItem ? [{ route, params: {} }] : []),
  ];
}

function breadcrumbs({ route, params, language, origin, title, titleOf }: StructuredPage): StructuredNode[] {
  const way = pagesAbove(route, params).filter((page) => page.route.indexable);
  if (way.length === 0) return [];
  const steps = [
    ...way.map((page) => ({
      name: page.route.id === 'home' ? brand.name : titleOf(page.route, page.params),
      item: canonicalUrl({ ...page, language, origin }),
    })),
    { name: title, item: canonicalUrl({ route, params, language, origin }) },
  ];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(
        ({ name, item }, index) =>
          ({ '@type': 'ListItem', position: index + 1, name, item }) satisfies ListItem,
      ),
    } satisfies WithContext<BreadcrumbList>,
  ];
}
