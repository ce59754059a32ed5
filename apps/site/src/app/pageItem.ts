import { countries, isUseCaseFamily, type LegalTextName, type Route, useCases } from '@tern/domain';
import type { Language, TernMessage } from '@tern/i18n';
import { navigationMessages } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import { contentPageMessages } from '../content/contentPage.messages.ts';
import { livingRoomNames } from '../routes/downloads/livingRoomNames.ts';
import { isSystem, systemName } from './systemName.ts';

const deviceNames: Partial<Record<string, string>> = livingRoomNames;

/** The name of the country, game, system or legal text that one page of a family is about, in the language of `intl`. */
export function pageItem(
  intl: IntlShape,
  { subject }: Route,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const value = Object.values(params)[0];
  if (!value || !subject) return undefined;
  if (subject === 'device')
    return isSystem(value) ? systemName(value, intl.locale as Language) : deviceNames[value];
  if (subject === 'legal') return intl.formatMessage(navigationMessages[value as LegalTextName]);
  if (isUseCaseFamily(subject)) {
    const use: { slug: string; name?: string } | undefined = useCases[subject].find(
      ({ slug }) => slug === value,
    );
    const word = (contentPageMessages as Readonly<Record<string, TernMessage>>)[value];
    return use?.name ?? (word ? intl.formatMessage(word) : undefined);
  }
  const country = countries.find(({ slug }) => slug === value);
  return country && intl.formatDisplayName(country.code, { type: 'region', style: 'short' });
}
