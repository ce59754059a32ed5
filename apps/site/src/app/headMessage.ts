import { attributionDays, type Route, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { claimValues } from '../content/useWords.ts';
import { isUseCase, pageItem, pageLead } from './pageWords.ts';
import { titleValues } from './titleValues.ts';

type Params = Readonly<Record<string, string>>;

/**
 * What the head says about a page: its own words for this parameter (`meta.vpnServer.usa-vpn.title`), those for
 * one item of the family (`meta.vpnServer.item.title`), those of the route, the first sentences of the page as
 * description, those of the page above it, and at last the generic ones (spec section 2, navigation rules).
 */
export function headMessage(
  intl: IntlShape,
  route: Route,
  params: Params,
  part: 'title' | 'description',
): string {
  const item = pageItem(intl, route, params);
  const lead = part === 'description' ? pageLead(route, params) : undefined;
  const own = [
    ...ownCandidates(route, params, part),
    ...(item
      ? [`meta.${route.id}.item.${part}`, `meta.${isUseCase(route) ? 'useCase' : 'device'}.item.${part}`]
      : []),
    ...(lead && !(`meta.${route.id}.description` in intl.messages && !item) ? [lead] : []),
  ];
  const id = known(intl, [...own, ...candidates(route, part)]) ?? `meta.generic.${part}`;
  return intl.formatMessage({ id }, { ...values(intl), item });
}

/** Keywords are of one page only; most have none. */
export function headKeywords(intl: IntlShape, route: Route, params: Params): string | undefined {
  const id = known(intl, [...ownCandidates(route, params, 'keywords'), `meta.${route.id}.keywords`]);
  return id && intl.formatMessage({ id }, values(intl));
}

const values = (intl: IntlShape) => {
  const language = intl.locale as Language;
  return { ...claimValues(language), ...titleValues(language), days: attributionDays };
};

const known = (intl: IntlShape, ids: string[]) => ids.find((id) => id in intl.messages);

const ownCandidates = (route: Route, params: Params, part: string) =>
  Object.values(params).map((value) => `meta.${route.id}.${value}.${part}`);

function candidates(route: Route, part: 'title' | 'description'): string[] {
  const above = route.parent && route.parent !== 'home' ? candidates(routeById(route.parent), part) : [];
  return [part === 'title' ? route.titleKey : route.descriptionKey, ...above];
}
