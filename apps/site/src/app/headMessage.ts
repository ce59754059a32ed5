import { attributionDays, brand, isUseCaseFamily, namesTrial, type Route, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { claimValues } from '../content/useWords.ts';
import { pageItem } from './pageItem.ts';
import { titleValues } from './titleValues.ts';

type Params = Readonly<Record<string, string>>;
export type HeadPart = 'title' | 'description' | 'keywords';

/**
 * A part of the head of a page: its own message, that of the page above it, or the generic one (spec section 2,
 * navigation rules). Keywords are phrases with commas between them. A message about the free trial has a variant for
 * when none is sold: `…WithoutTrial`.
 */
export function headMessage(
  intl: IntlShape,
  route: Route,
  params: Params,
  part: HeadPart,
  trial: { days: number } | null = null,
): string {
  const item = pageItem(intl, route, params);
  const generic = `meta.generic.${part}`;
  const ids = [...ownHeadIds(route, params, part, trial !== null), ...idsAbove(route, part)];
  const variants = trial ? ids : ids.flatMap((each) => [`${each}WithoutTrial`, each]);
  const id = variants.find((each) => each in intl.messages) ?? generic;
  const trialDays = trial?.days ?? brand.claims.trialDays;
  return intl.formatMessage({ id }, { ...values(intl), trialDays, item });
}

/**
 * Ids of the messages that are about this page and no other, the first known one counts: for its parameter
 * (`meta.actives.invite.title`), for an item of its family (`meta.vpnServer.item.title`), for the route
 * (`meta.faq.title`), and as description the first sentences of the page.
 */
export function ownHeadIds(route: Route, params: Params, part: HeadPart, trialSold = false): string[] {
  const value = Object.values(params)[0];
  const ofRoute = keyOf(route, part);
  const lead = part === 'description' ? (value ? route.leads[value] : route.lead) : undefined;
  if (!value) return lead ? [ofRoute, lead] : [ofRoute];
  // The trials of all plans share one name: what is bought is free at first.
  const named = trialSold && route.takesPayment && namesTrial(value) ? 'trial' : value;
  const ofValue = `meta.${route.id}.${named}.${part}`;
  // The sentences about one item say more of it than the description of its family does.
  if (!route.subject) return lead ? [ofValue, ofRoute, lead] : [ofValue, ofRoute];
  const kind = isUseCaseFamily(route.subject) ? 'useCase' : route.subject;
  const ofItem = [`meta.${route.id}.item.${part}`, `meta.${kind}.item.${part}`];
  return [ofValue, ...ofItem, ...(lead ? [lead] : []), ofRoute];
}

/** Ids for the pages above this one. Home is about the whole site, as the generic messages are. */
function idsAbove({ parent }: Route, part: HeadPart): string[] {
  if (!parent || parent === 'home') return [];
  const route = routeById(parent);
  return [keyOf(route, part), ...idsAbove(route, part)];
}

const keyOf = (route: Route, part: HeadPart) =>
  ({ title: route.titleKey, description: route.descriptionKey, keywords: route.keywordsKey })[part];

const values = (intl: IntlShape) => {
  const language = intl.locale as Language;
  return { ...claimValues(language), ...titleValues(language), days: attributionDays };
};
