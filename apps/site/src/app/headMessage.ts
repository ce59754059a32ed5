import { type Route, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { titleValues } from './titleValues.ts';

/**
 * What the head says about a page: its own words for this parameter (`meta.vpnServer.usa-vpn.title`), those of
 * the route, of the page above it, and at last the generic ones (spec section 2, navigation rules).
 */
export function headMessage(
  intl: IntlShape,
  route: Route,
  params: Readonly<Record<string, string>>,
  part: 'title' | 'description',
): string {
  const id = known(intl, candidates(route, params, part)) ?? `meta.generic.${part}`;
  return intl.formatMessage({ id }, titleValues(intl.locale as Language));
}

/** Keywords are of one page only; most have none. */
export function headKeywords(
  intl: IntlShape,
  route: Route,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const id = known(intl, [...ownCandidates(route, params, 'keywords'), `meta.${route.id}.keywords`]);
  return id && intl.formatMessage({ id }, titleValues(intl.locale as Language));
}

const known = (intl: IntlShape, ids: string[]) => ids.find((id) => id in intl.messages);

const ownCandidates = (route: Route, params: Readonly<Record<string, string>>, part: string) =>
  Object.values(params).map((value) => `meta.${route.id}.${value}.${part}`);

function candidates(
  route: Route,
  params: Readonly<Record<string, string>>,
  part: 'title' | 'description',
): string[] {
  const above = route.parent && route.parent !== 'home' ? candidates(routeById(route.parent), {}, part) : [];
  const ofRoute = part === 'title' ? route.titleKey : route.descriptionKey;
  return [...ownCandidates(route, params, part), ofRoute, ...above];
}
