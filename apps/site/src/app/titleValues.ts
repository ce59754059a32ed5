import { brand } from '@tern/domain';
import { formatMoney, type Language } from '@tern/i18n';

/** Values for titles and descriptions: the brand and its claims. */
export function titleValues(language: Language) {
  const { claims, name } = brand;
  return {
    name,
    servers: claims.servers,
    countries: claims.countries,
    devices: claims.devices,
    moneyBackDays: claims.moneyBackDays,
    fromPrice: formatMoney(claims.fromPrice, language),
  };
}
