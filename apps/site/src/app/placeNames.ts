import type { NetworkCity, NetworkCountry } from '@tern/contract';
import type { IntlShape } from 'react-intl';

/** The name of a country in the reader's language: the feed's, else that of the menus where they have it, else the platform's. */
export function countryNameIn(
  {
    messages,
    formatMessage,
    formatDisplayName,
    locale,
  }: Pick<IntlShape, 'messages' | 'formatMessage' | 'formatDisplayName' | 'locale'>,
  { code, names }: Pick<NetworkCountry, 'code' | 'names'>,
): string {
  const id = `countries.${code.toLowerCase()}`;
  const own = id in messages ? formatMessage({ id }) : formatDisplayName(code, { type: 'region' });
  return names[locale] ?? own ?? code;
}

/** The name of a city in the reader's language: the feed's, else that of the site where it knows the city, else English. */
export function cityNameIn(
  { messages, formatMessage, locale }: Pick<IntlShape, 'messages' | 'formatMessage' | 'locale'>,
  { name, names }: Pick<NetworkCity, 'name' | 'names'>,
): string {
  const id = `cities.${name}`;
  return names[locale] ?? (id in messages ? formatMessage({ id }) : name);
}
