import {
  allPages,
  allRoutes,
  type Currency,
  currencies,
  fillPath,
  type Language,
  languages,
  matchRoute,
  type PageVariant,
  type PaymentMethod,
  type Plan,
  type Route,
  routeById,
  servedPaths,
  trialPlanId,
} from '@tern/domain';

/** All that the HTML of a page depends on besides the data of the service. */
export interface PageKey {
  readonly language: Language;
  readonly variant: PageVariant;
  /** Served path of a known page; null is the page of every unknown one. */
  readonly path: string | null;
  /** Null on a page without prices. */
  readonly currency: Currency | null;
  /** Whether the service is not offered where the visitor is: header and footer of every page sell. */
  readonly blocked: boolean;
  /** The one method that takes cards, on a page that a purchase can begin on: absent where all of them are offered. */
  readonly cards?: PaymentMethod;
  /** The activity whose prices the page shows: absent on the page with the usual ones. */
  readonly activity?: string;
  /** The arm of an experiment that changes the page, `name.arm`: absent on the page as it is. */
  readonly arm?: string;
}

/** The key of the caches. */
export const keyName = ({
  language,
  variant,
  path,
  currency,
  blocked,
  cards,
  activity,
  arm,
}: PageKey): string =>
  `${language} ${variant} ${path ?? '?'} ${currency ?? ''}${blocked ? ' blocked' : ''}${cards ? ` cards ${cards}` : ''}${activity ? ` activity ${activity}` : ''}${arm ? ` arm ${arm}` : ''}`;

const checkout = routeById('checkout');
/** Addresses whose parameter the price list judges: the one kind of page that the manifest does not count. */
export const checkoutPath = (planId: string | null): string =>
  fillPath(checkout.path, planId === null ? {} : { id: planId });

/** The names that a plan's checkout has a page of its own for: the plan, and its free trial where one is sold. */
export const checkoutNames = ({ id, trial_days }: Pick<Plan, 'id' | 'trial_days'>): string[] =>
  trial_days === null ? [id] : [id, trialPlanId(id, trial_days)];

/**
 * Every key there is: languages × variants × pages, times the currencies of a page with prices, times two for
 * blocked countries. A request adds none. `blogPaths`: of the articles, categories, tags and further pages
 * that the index of the blog lets through. Where the method that takes cards is chosen by country, pages that run in the
 * browser have as many more as methods are chosen. While an experiment runs, its pages have as many more as it has arms that change
 * them (docs/experiments.md), and the pages of plans as many more as activities run; prerendered pages have none.
 */
export function allPageKeys(planIds: readonly string[], blogPaths: readonly string[] = []): PageKey[] {
  const known = allPages()
    .filter(({ route }) => route.id !== 'notFound')
    .flatMap((page) => servedPaths(page).map((path) => ({ route: page.route, path })));
  const plans = planIds.map((id) => ({ route: checkout, path: checkoutPath(id) }));
  const blog = blogPaths.flatMap((path) => {
    const route = matchRoute(path)?.route;
    return route ? [{ route, path }] : [];
  });
  const shared = languages.flatMap((language) =>
    (['desktop', 'mobile'] as const).map((variant) => ({ language, variant })),
  );
  const unknown = { path: null, priced: false };
  const pages = [
    unknown,
    ...[...known, ...plans, ...blog].map(({ route: { priced }, path }) => ({ path, priced })),
  ];
  return shared.flatMap((each) =>
    pages.flatMap(({ path, priced }) =>
      (priced ? currencies : [null]).flatMap((currency) =>
        [false, true].map((blocked) => ({ ...each, path, currency, blocked })),
      ),
    ),
  );
}

/** Routes with a parameter of any value: only the price list or the index of the blog can say which of them exist. */
export const judgedRoutes = (): Route[] =>
  allRoutes().filter(({ params }) => Object.values(params).some(({ kind }) => kind === 'pattern'));
