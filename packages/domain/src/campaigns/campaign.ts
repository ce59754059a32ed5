import type { Language } from '../languages.ts';
import type { CampaignWindow } from './activeCampaign.ts';
import type { CampaignTheme } from './campaignThemes.ts';

/**
 * `campaign`: on the plans of everybody while it runs. `activity`: on a page of its own, by name. `special`: for
 * those who hold its key (spec section 3, plan).
 */
export const offerKinds = ['campaign', 'activity', 'special'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** The special plans of people who have bought before. */
export const customersKey = 'vip1';

/** A price for one plan and a time: a percentage off the price without discount. */
export interface Offer extends CampaignWindow {
  readonly kind: OfferKind;
  readonly name: string;
  readonly planId: string;
  /** Whole per cent, 1 to 90. */
  readonly percent: number;
}

/** Where a campaign shows: the strip on top, the home page's banner and box, `/promotion`, a line at the checkout. */
export const campaignPlaces = ['ribbon', 'banner', 'box', 'page', 'checkout'] as const;
export type CampaignPlace = (typeof campaignPlaces)[number];

export interface CampaignPlan {
  readonly planId: string;
  /** Whole per cent off the price without discount, 1 to 90. */
  readonly percent: number;
}

/** The name of a campaign, and its heading. `{percent}` and `{days}` stand for what its plans and its window say. */
export interface CampaignWords {
  readonly name?: string;
  readonly title?: string;
}

/** A time-limited offer (spec section 2, campaigns). One record drives its prices and every place it shows in. */
export interface Campaign extends CampaignWindow {
  readonly kind: OfferKind;
  /** 2 to 40 small letters, digits, hyphens and underscores. */
  readonly name: string;
  readonly theme: CampaignTheme;
  /** IANA name: its days begin and end there. */
  readonly timeZone: string;
  /** At least one; each plan once. */
  readonly plans: readonly CampaignPlan[];
  readonly places: readonly CampaignPlace[];
  /** The season's own words hold where a language has none. */
  readonly words: Readonly<Partial<Record<Language, CampaignWords>>>;
}

/** Names one run of a campaign, whatever it came from: `campaign:easter:1774569600000`. */
export const runKey = ({ kind, name, startsAt }: Pick<Campaign, 'kind' | 'name' | 'startsAt'>): string =>
  `${kind}:${name}:${startsAt}`;

/** The prices of a campaign, plan by plan. */
export const offersOf = ({ kind, name, plans, startsAt, endsAt }: Campaign): Offer[] =>
  plans.map(({ planId, percent }) => ({ kind, name, planId, percent, startsAt, endsAt }));
