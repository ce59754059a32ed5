import type { CampaignWindow } from './activeCampaign.ts';

/** The seasonal offers that have a look of their own (spec section 2, campaigns). */
export const campaignNames = ['blackfriday', 'halloween', 'easter', 'anniversary'] as const;
export type CampaignName = (typeof campaignNames)[number];

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
  /** One of `campaignNames` for a campaign, else a name or key of its own. */
  readonly name: string;
  readonly planId: string;
  /** Whole per cent, 1 to 90. */
  readonly percent: number;
}

const offerName = /^[a-z0-9][a-z0-9_-]{1,39}$/;

/** Whether a name may be used for this kind of offer. */
export function isOfferName(kind: OfferKind, name: string): boolean {
  return kind === 'campaign' ? (campaignNames as readonly string[]).includes(name) : offerName.test(name);
}

/** Reads `name,start,end,plan,percent`, the name with its kind before it where it is no campaign: `special:vip1`. */
export function parseOffer(entry: string): Offer | null {
  const [label = '', start = '', end = '', planId = '', percent = ''] = entry
    .split(',')
    .map((piece) => piece.trim());
  const [first = '', second] = label.split(':', 2);
  const kind = offerKinds.find((known) => known === (second === undefined ? 'campaign' : first));
  const offer = {
    name: second ?? first,
    startsAt: Date.parse(start),
    endsAt: Date.parse(end),
    planId,
    percent: Number(percent),
  };
  const valid =
    kind !== undefined &&
    isOfferName(kind, offer.name) &&
    offer.startsAt < offer.endsAt &&
    planId !== '' &&
    isOfferPercent(offer.percent);
  return valid ? { kind, ...offer } : null;
}

export const isOfferPercent = (percent: number) => Number.isInteger(percent) && percent >= 1 && percent <= 90;
