import { isLanguage, type Language } from '../languages.ts';
import {
  type Campaign,
  type CampaignPlace,
  type CampaignPlan,
  type CampaignWords,
  campaignPlaces,
  type OfferKind,
  offerKinds,
} from './campaign.ts';
import { isCampaignTheme, themeOf } from './campaignThemes.ts';
import { unprovenFigures } from './unprovenFigures.ts';
import { isTimeZone, wallClock, zonedTime } from './zonedTime.ts';

/** A campaign as its source writes it: settings, the operator's command, the app config. Texts as they came. */
export interface CampaignDraft {
  readonly kind?: string;
  readonly name: string;
  readonly theme?: string;
  /** IANA name; UTC without one. Dates without an offset are read in it. */
  readonly timeZone?: string;
  /** `2026-11-27`, `2026-11-27T03:00`, `2026-11-27T03:00Z`. */
  readonly from: string;
  readonly until: string;
  readonly plans: readonly { readonly planId: string; readonly percent: number }[];
  readonly places?: readonly string[];
  readonly words?: Readonly<Record<string, CampaignWords>>;
}

export type ReadCampaign = { readonly campaign: Campaign } | { readonly problem: string };

const offerName = /^[a-z0-9][a-z0-9_-]{1,39}$/;
const wordsLength = { name: 40, title: 80 } as const;

/** Whether a campaign, an activity or a key may be called this. */
export const isOfferName = (name: string): boolean => offerName.test(name);
export const isOfferPercent = (percent: number) => Number.isInteger(percent) && percent >= 1 && percent <= 90;

/**
 * The one way in for campaigns, wherever they come from. What is wrong is said in a sentence; whether the price falls,
 * only the price list can tell (`loweringProblems`).
 */
export function readCampaign(draft: CampaignDraft): ReadCampaign {
  const kind = offerKinds.find((known) => known === (draft.kind ?? 'campaign'));
  const { name, timeZone = 'UTC' } = draft;
  if (!kind) return { problem: `The kind is ${offerKinds.join(', ')}.` };
  if (!isOfferName(name))
    return { problem: 'A name is 2 to 40 small letters, digits, hyphens and underscores.' };
  if (!isTimeZone(timeZone))
    return { problem: `${timeZone} is no time zone; write one such as Europe/Berlin.` };
  const startsAt = zonedTime(draft.from, timeZone);
  const endsAt = zonedTime(draft.until, timeZone);
  if (startsAt === null)
    return { problem: `${draft.from} is no date such as 2026-11-27 or 2026-11-27T18:00Z.` };
  if (endsAt === null)
    return { problem: `${draft.until} is no date such as 2026-11-27 or 2026-11-27T18:00Z.` };
  if (endsAt <= startsAt) return { problem: 'It would be over before it begins.' };
  const theme = draft.theme ?? themeOf(name, new Date(wallClock(startsAt, timeZone)).getUTCFullYear());
  if (!isCampaignTheme(theme)) return { problem: `There is no theme ${theme}.` };
  const window = { startsAt, endsAt, timeZone };
  const problem =
    plansProblem(draft.plans) ??
    placesProblem(draft.places) ??
    wordsProblem(draft.words ?? {}, { ...window, plans: draft.plans });
  if (problem) return { problem };
  return {
    campaign: {
      kind,
      name,
      theme,
      ...window,
      plans: draft.plans.map(({ planId, percent }) => ({ planId, percent })),
      places: placesOf(kind, draft.places),
      words: (draft.words ?? {}) as Campaign['words'],
    },
  };
}

/** A price of one's own shows on its page only. */
const placesOf = (kind: OfferKind, places: readonly string[] | undefined): CampaignPlace[] =>
  kind === 'campaign' ? campaignPlaces.filter((place) => !places || places.includes(place)) : [];

function plansProblem(plans: readonly CampaignPlan[]): string | null {
  if (plans.length === 0) return 'It names no plan: a window without a price is no offer.';
  if (plans.some(({ planId }) => planId === '')) return 'A plan has no name.';
  if (new Set(plans.map(({ planId }) => planId)).size < plans.length) return 'A plan is named twice.';
  return plans.every(({ percent }) => isOfferPercent(percent))
    ? null
    : 'What is off is a whole number of per cent from 1 to 90.';
}

function placesProblem(places: readonly string[] = []): string | null {
  const unknown = places.find((place) => !(campaignPlaces as readonly string[]).includes(place));
  return unknown === undefined ? null : `${unknown} is no place; there are ${campaignPlaces.join(', ')}.`;
}

function wordsProblem(
  words: Readonly<Record<string, CampaignWords>>,
  proof: Parameters<typeof unprovenFigures>[2],
): string | null {
  for (const [language, own] of Object.entries(words)) {
    if (!isLanguage(language)) return `The words name ${language}, in which no page is.`;
    for (const [part, most] of Object.entries(wordsLength)) {
      const text: unknown = own?.[part as keyof CampaignWords];
      if (text === undefined) continue;
      if (typeof text !== 'string' || text.trim() === '' || text.length > most)
        return `The ${part} in ${language} is a text of at most ${most} characters.`;
      if (/[<>]|\{(?!(?:percent|days)\})/.test(text))
        return `The ${part} in ${language} has no markup, and {percent} and {days} alone are filled in.`;
      const [figure] = unprovenFigures(text, language as Language, proof);
      if (figure)
        return `The ${part} in ${language} says “${figure}”, which the window and the plans do not prove.`;
    }
  }
  return null;
}
