import { attributionDays, isUseCaseFamily, type Route, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { claimValues } from '../content/useWords.ts';
import { pageItem } from './pageItem.ts';
import { titleValues } from './titleValues.ts';

type Params = Readonly<Record<string, string>>;
type Part = 'title' | 'description' | 'keywords';

/**
 * A part of the head of a page: its own message for this parameter (`meta.vpnServer.usa-vpn.title`), the one for
 * an item of the family (`meta.vpnServer.item.title`), that of the route, the first sentences of the page as
 * description, those of the page above it, and at last the generic ones (spec section 2, navigation rules).
 * Keywords are phrases with commas between them.
 */
export function headMessage(intl: IntlShape, route: Route, params: Params, part: Part): string {
  const item = pageItem(intl, route, params);
  const own = Object.values(params).map((value) => `meta.${route.id}.${value}.${part}`);
  const ofItem = item ? [`meta.${route.id}.item.${part}`, `meta.${kindOf(route)}.item.${part}`] : [];
  const ofRoute = keyOf(route, part);
  const lead = part === 'description' ? leadOf(route, params) : undefined;
  // The first sentences about one item say more of it than the description of its family.
  const rest = lead && item ? [lead, ofRoute] : lead ? [ofRoute, lead] : [ofRoute];
  const ids = [...own, ...ofItem, ...rest, ...above(route, part), `meta.generic.${part}`];
  const id = ids.find((each) => each in intl.messages);
  return id ? intl.formatMessage({ id }, { ...values(intl), item }) : '';
}

const kindOf = ({ subject }: Route) => (isUseCaseFamily(subject) ? 'useCase' : 'device');

function leadOf({ lead, leads }: Route, params: Params): string | undefined {
  const value = Object.values(params)[0];
  return value === undefined ? lead : leads[value];
}

const keyOf = (route: Route, part: Part) =>
  ({ title: route.titleKey, description: route.descriptionKey, keywords: route.keywordsKey })[part];

function above({ parent }: Route, part: Part): string[] {
  if (!parent || parent === 'home') return [];
  const route = routeById(parent);
  return [keyOf(route, part), ...above(route, part)];
}

const values = (intl: IntlShape) => {
  const language = intl.locale as Language;
  return { ...claimValues(language), ...titleValues(language), days: attributionDays };
};
