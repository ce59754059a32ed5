import type { NetworkCity, NetworkCountry } from '@tern/contract';
import type { IntlShape } from 'react-intl';

/** The name of a country in the reader's language: the feed's, else the platform's. */
export const countryNameIn = (
  { formatDisplayName, locale }: Pick<IntlShape, 'formatDisplayName' | 'locale'>,
  { code, names }: Pick<NetworkCountry, 'code' | 'names'>,
): string => names[locale] ?? formatDisplayName(code, { type: 'region' }) ?? code;

/** The name of a city in the reader's language: the feed's, else that of the site where it knows the city, else English. */
export function cityNameIn(
  { messages, formatMessage, locale }: Pick<IntlShape, 'messages' | 'formatMessage' | 'locale'>,
  { name, names }: Pick<NetworkCity, 'name' | 'names'>,
): string {
  const id = `cities.${name}`;
  return names[locale] ?? (id in messages ? formatMessage({ id }) : name);
}
