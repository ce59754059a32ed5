import type {
  blogHome,
  blogList,
  CountedTerm,
  CurrencyCode,
  NetworkCountry,
  NetworkPlaces,
  NetworkServers,
  NewsletterHead,
  newsletterIssue,
  OutputOf,
  Plan,
} from '@tern/contract';
import type {
  AppConfig,
  Article,
  Campaign,
  CampaignPlace,
  FeedProof,
  PartnerTerms,
  PaymentMethod,
  StatusTexts,
  StatusView,
} from '@tern/domain';
import type { PostedForm } from './postedForm.ts';

/** The data of the status page and its feeds. */
export type StatusData = StatusView;

/** An issue of the newsletter with its words. */
export type IssueData = OutputOf<typeof newsletterIssue>;

/** The network of the last good feed, for the pages about servers. */
export interface NetworkData {
  places: NetworkPlaces;
  /** On the page of a country: the country, and the first servers of each of its cities. */
  country?: NetworkCountry;
  servers?: NetworkServers;
}

/** A plan without what says its price a second time: pages carry every plan in every currency. */
export type PlanData = Omit<
  Plan,
  | 'price_unit'
  | 'price_amount'
  | 'price_discount_amount'
  | 'price_deduction_amount'
  | 'discount_percent'
  | 'currency'
  | 'currencySymbol'
  | 'name'
  | 'plan'
  | 'billing_cycles'
>;

/** The free trial that is sold. */
export interface TrialData {
  /** The plan that follows. */
  planId: string;
  /** Its length. */
  days: number;
}

/** A run of a campaign or an activity that was, is or is planned. Epoch milliseconds. */
export interface RunData extends Pick<Campaign, 'name' | 'theme' | 'timeZone' | 'startsAt' | 'endsAt'> {
  kind: 'campaign' | 'activity';
}

/** The campaign that is on now: one record for every place that shows it. */
export interface CampaignData extends Omit<RunData, 'kind'> {
  /** The plans whose price it lowers, the one with the highest percentage first. */
  planIds: readonly string[];
  places: readonly CampaignPlace[];
  /** Where the operator wrote them; the season's own in every other language. */
  words: Campaign['words'];
}

/** The campaign that is on, in a line of the checkout: finished, since no browser has its words. */
export interface OfferLineData {
  planIds: readonly string[];
  /** Its name and its last day: “Black Friday · Ends on November 30, 2026”. */
  text: string;
  /** Epoch ms. */
  endsAt: number;
}

/** An activity that runs now, for the page of its name. */
export interface ActivityData {
  name: string;
  /** Epoch ms. */
  endsAt: number;
  plans: Partial<Record<CurrencyCode, PlanData[]>>;
}

/** The articles of a page of the blog, in the language of the page. */
export interface BlogData {
  /** Those that have articles. */
  categories: readonly CountedTerm[];
  /** Searches worth trying. */
  searches: readonly string[];
  /** Of the start page. */
  home?: OutputOf<typeof blogHome> | undefined;
  /** Of a list: everything, a category, a tag. */
  list?: OutputOf<typeof blogList> | undefined;
  /** Of the page of an article: in English where the language lacks it. */
  article?: Article | undefined;
}

/**
 * The data a shared page may contain: the same for all visitors with the same language, variant and currency.
 * Travels from the renderer to the browser as JSON.
 */
export interface PublicData {
  currency: CurrencyCode;
  /** Plans of every currency, so that the switch needs no call. Empty while the service is away. */
  plans: Partial<Record<CurrencyCode, PlanData[]>>;
  /** Ways to pay, in the order they are offered. */
  methods: PaymentMethod[];
  campaign: CampaignData | null;
  /** Only where payments are made. */
  offerLine?: OfferLineData;
  /** Only on the page of an activity, and on a page of plans whose address names one that runs. */
  activity?: ActivityData | null;
  /** Only on the pages of campaigns, the first to begin first. */
  calendar?: readonly RunData[];
  /** Only on pages of the blog; null while they cannot be loaded. */
  blog?: BlogData | null;
  /** Null: none is sold, and no page names one. */
  trial: TrialData | null;
  testMode: boolean;
  /** Cards and wallets are entered on the provider's page; false: in its fields on ours. */
  cardsHosted?: boolean;
  /** Where each app is to be had, as the app config says. */
  downloads?: AppConfig['downloads'];
  /** Promises to partners, network by network: on the page of the programme alone. */
  partnerTerms?: readonly PartnerTerms[];
  /** Only on the pages about the newsletter: the issues that were sent, newest first, and the one of the page. */
  newsletter?: { issues: NewsletterHead[]; issue: IssueData | null };
  /** Only on pages about servers, where there is a network feed. */
  network?: NetworkData;
  /** Only on the page about transparency; null without a network feed. */
  proof?: FeedProof | null;
  /** Only on the status page; null while nothing is known. */
  status?: StatusData | null;
  /** Only on pages of customers, while a major incident lasts: its title by language. */
  incident?: StatusTexts;
  /** Only on a page that responds to a form, which is one visitor's alone. */
  posted?: PostedForm;
}
