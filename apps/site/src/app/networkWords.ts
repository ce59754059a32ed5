import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { countryNameIn } from './placeNames.ts';
import type { NetworkData } from './publicData.ts';
import { titleValues } from './titleValues.ts';

/** Title and description of a country that only the network feed has; null for every other page. */
export function networkWords(
  intl: IntlShape,
  route: { id: string },
  network: NetworkData | undefined,
): { title: string; description: string } | null {
  if (route.id !== 'networkCountry' || !network?.country) return null;
  const values = { ...titleValues(intl.locale as Language), item: countryNameIn(intl, network.country) };
  return {
    title: intl.formatMessage({ id: 'meta.vpnServer.item.title' }, values),
    description: intl.formatMessage({ id: 'meta.networkCountry.description' }, values),
  };
}
