import { brand, languages } from '@tern/domain';
import { formatMoney, formatPercent, type Language, type TernMessage } from '@tern/i18n';
import { useIntl } from 'react-intl';

type Values = Readonly<Record<string, string | number | Date>>;

/** Says a message of a page: the brand and its claims are at hand in every one of them. */
export type Words = (message: TernMessage, values?: Values) => string;

export function claimValues(language: Language): Values {
  const { claims, programmes, name } = brand;
  return {
    brand: name,
    servers: claims.servers,
    countries: claims.countries,
    devices: claims.devices,
    languages: languages.length,
    moneyBackDays: claims.moneyBackDays,
    friendPercent: formatPercent(programmes.invite.friendPercent, language),
    studentPercent: formatPercent(programmes.student.percent, language),
    inviterDays: programmes.invite.inviterDays,
    fromPrice: formatMoney(claims.fromPrice, language),
    entity: brand.legalEntity.value,
    email: brand.supportEmail.value,
  };
}

export function useWords(): Words {
  const { formatMessage, locale } = useIntl();
  const claims = claimValues(locale as Language);
  return (message, values) => formatMessage(message, { ...claims, ...values });
}
