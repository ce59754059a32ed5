import {
  activity,
  type CalendarEntry,
  type CurrencyCode,
  campaigns,
  type Envelope,
  isSuccess,
  type OutputOf,
  paddleCheckout,
  params,
  plans,
  publicKey,
} from '@tern/contract';
import {
  type AppConfig,
  appConfigFile,
  baseCurrency,
  type CardMethods,
  currencies,
  offeredMethods,
  type PaymentMethod,
  parseAppConfig,
} from '@tern/domain';
import type { ActivityData, CampaignData, PlanData, PublicData, RunData } from '@tern/site/renderer';
import type { PaddleScript } from '../http/headers.ts';
import { createIssueSource, type IssueSource } from './issueSource.ts';
import { createNetworkSource, type NetworkSource } from './networkSource.ts';
import { createStatusSource, type StatusSource } from './statusSource.ts';

/** The plan whose trial is sold, while a method can start it; null: no page names one. */
function trialIn(
  { methods, trial_days: days }: Pick<OutputOf<typeof params>, 'methods' | 'trial_days'>,
  lists: readonly OutputOf<typeof plans>[],
): PublicData['trial'] {
  const plan = lists
    .find(({ currency }) => currency === baseCurrency)
    ?.plans.find(({ trial_product_id: id }) => id !== null);
  return plan && days !== null && methods.some(({ trial }) => trial) ? { planId: plan.id, days } : null;
}

const runOf = (run: Omit<CalendarEntry, 'kind'>) => ({
  name: run.key,
  theme: run.theme,
  timeZone: run.time_zone,
  startsAt: Date.parse(run.starts_at),
  endsAt: Date.parse(run.ends_at),
});

const campaignOf = (
  campaign: NonNullable<OutputOf<typeof params>['campaign']>,
): NonNullable<PublicData['campaign']> => ({
  ...runOf(campaign),
  planIds: campaign.plan_ids,
  places: campaign.places,
  words: campaign.words as CampaignData['words'],
});

export interface PublicDataSource extends IssueSource, NetworkSource, StatusSource {
  /**
   * The service's data that shared pages show. Without the service the lists are empty, never invented. `cards`: the one
   * method that is offered of those that take cards; null: all of them.
   */
  get(currency: CurrencyCode, cards?: PaymentMethod | null): Promise<PublicData>;
  /** Which method that takes cards is offered, by the last answer; null without any. Renews what is old, and waits for nothing. */
  knownCards(): CardMethods | null;
  /** The plans on sale by the last answer, in the base currency: what a plan's name is judged by. Null without any. */
  plans(): readonly PlanData[] | null;
  /** Forgets what is known: the service has something newer. */
  renew(): void;
  /** Address of the script of the card fields; null where cards are entered on the provider's page. */
  fieldScript(): Promise<string | null>;
  /** The script that opens Paddle's checkout; null where Paddle is off. */
  paddleScript(): Promise<PaddleScript | null>;
  /** The activity of a page; null when none of this name runs. */
  activityOf(name: string): Promise<ActivityData | null>;
  /** Every run that pages may name, the first to begin first; none without the service. */
  calendar(): Promise<readonly RunData[]>;
  /** The calendar by the last answer; null without one. */
  knownRuns(): readonly RunData[] | null;
}

/** Calls the service's public operations at most once in 30 s and shares one request among all pages. */
export function createPublicDataSource(options: {
  origin: () => string;
  now: () => number;
}): PublicDataSource {
  type Known = Omit<PublicData, 'currency'>;
  interface SharedParts {
    known: Known;
    cards: CardMethods;
    fieldScript: string | null;
    paddleScript: PaddleScript | null;
  }
  let shared: Promise<SharedParts> | null = null;
  let requestedAt = 0;
  let onSale: readonly PlanData[] | null = null;
  let cards: CardMethods | null = null;

  const call = async <
    O extends
      | typeof plans
      | typeof params
      | typeof publicKey
      | typeof paddleCheckout
      | typeof activity
      | typeof campaigns,
  >(
    operation: O,
    query: Record<string, string> = {},
  ): Promise<OutputOf<O>> => {
    const url = new URL(operation.path, options.origin());
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const envelope = (await response.json()) as Envelope<OutputOf<O>>;
    if (!isSuccess(envelope)) throw new Error(`${operation.name} answered ${envelope.code}`);
    return envelope.data;
  };

  let appConfig: AppConfig | null = null;
  /** The app config; the last good one after a failure, which is ignored (spec section 8). No page waits long for it. */
  const fetchAppConfig = async (testMode: boolean): Promise<AppConfig | null> => {
    try {
      const response = await fetch(new URL(`/api/${appConfigFile(!testMode)}`, options.origin()), {
        signal: AbortSignal.timeout(1000),
      });
      if (response.ok) appConfig = parseAppConfig(await response.json()) ?? appConfig;
    } catch {
      // It stays as it was.
    }
    return appConfig;
  };

  const fetchShared = async (): Promise<SharedParts> => {
    const [known, fieldScript, paddleScript, ...lists] = await Promise.all([
      call(params),
      // Without Stripe there is none.
      call(publicKey).then(
        ({ script_url }) => script_url,
        () => null,
      ),
      call(paddleCheckout).then(
        ({ script_url, environment }) => ({ scriptUrl: script_url, environment }),
        () => null,
      ),
      ...currencies.map((currency) => call(plans, { currency })),
    ]);
    const data: Known = {
      plans: Object.fromEntries(lists.map((list) => [list.currency, list.plans])),
      methods: known.methods.map(({ code }) => code),
      campaign: known.campaign && campaignOf(known.campaign),
      trial: trialIn(known, lists),
      ...(known.partner_terms?.length && { partnerTerms: known.partner_terms }),
      testMode: known.test_mode,
      ...(fieldScript === null && { cardsHosted: true }),
      downloads: (await fetchAppConfig(known.test_mode))?.downloads ?? {},
    };
    return { known: data, cards: known.card_methods, fieldScript, paddleScript };
  };

  const recent = () => {
    if (!shared || options.now() - requestedAt > 30_000) {
      requestedAt = options.now();
      const request = fetchShared();
      shared = request;
      request.then(
        (response) => {
          onSale = response.known.plans[baseCurrency] ?? null;
          cards = response.cards;
        },
        () => {
          if (shared === request) shared = null;
          cards ??= { usual: null, countries: {} };
        },
      );
    }
    return shared;
  };

  const activities = new Map<string, { requestedAt: number; response: Promise<ActivityData | null> }>();
  const fetchActivity = async (name: string): Promise<ActivityData | null> => {
    const lists = await Promise.all(currencies.map((currency) => call(activity, { name, currency })));
    const [first] = lists;
    return first
      ? {
          name,
          endsAt: Date.parse(first.ends_at),
          plans: Object.fromEntries(lists.map((list) => [list.currency, list.plans])),
        }
      : null;
  };

  let runs: { requestedAt: number; response: Promise<readonly RunData[]> } | null = null;
  let knownRuns: readonly RunData[] | null = null;
  const fetchRuns = async (): Promise<readonly RunData[]> =>
    (await call(campaigns)).campaigns.map((run) => ({ ...runOf(run), kind: run.kind }));

  const issues = createIssueSource(options);
  const network = createNetworkSource(options);
  const status = createStatusSource(options);
  return {
    ...issues,
    ...network,
    ...status,
    activityOf(name) {
      const known = activities.get(name);
      if (known && options.now() - known.requestedAt <= 30_000) return known.response;
      // None of this name, or no service: the page says what holds for every offer.
      const response = fetchActivity(name).catch(() => null);
      activities.set(name, { requestedAt: options.now(), response });
      return response;
    },
    calendar() {
      if (!runs || options.now() - runs.requestedAt > 30_000)
        runs = {
          requestedAt: options.now(),
          response: fetchRuns()
            .catch(() => [])
            .then((response) => {
              knownRuns = response;
              return response;
            }),
        };
      return runs.response;
    },
    knownRuns: () => knownRuns,
    async get(currency, card = null) {
      try {
        const { known } = await recent();
        const methods = offeredMethods(known.methods, card, known.trial !== null);
        return { currency, ...known, methods };
      } catch {
        return { currency, plans: {}, methods: [], campaign: null, trial: null, testMode: false };
      }
    },
    plans: () => onSale,
    knownCards() {
      if (options.now() - requestedAt > 30_000) recent().catch(() => {});
      return cards;
    },
    renew() {
      shared = null;
      cards = null;
      activities.clear();
      runs = null;
      knownRuns = null;
      issues.renew();
      network.renewNetwork();
      status.renew();
    },
    paddleScript: () =>
      recent().then(
        ({ paddleScript }) => paddleScript,
        () => null,
      ),
    fieldScript: () =>
      recent().then(
        ({ fieldScript }) => fieldScript,
        () => null,
      ),
  };
}
