import { baseCurrency, type Currency, currencies } from './currencies.ts';

/**
 * Who pays in a currency by default: codes of ISO 3166 with spaces between. Apart from the other facts of currencies,
 * which every browser loads: a country is known to servers alone.
 */
const table: Readonly<Record<Currency, string>> = {
  USD: 'US',
  AUD: 'AU',
  CAD: 'CA',
  GBP: 'GB',
  // The members of the euro area, the states that use it by treaty or by themselves, and regions with codes of their own.
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK AX BL GF GP MF MQ PM RE YT',
  JPY: 'JP',
};

/** Who pays in a currency by default: two letters each. */
export const countriesOf = (currency: Currency): string[] => table[currency].split(' ');

const byCountry = new Map(
  currencies.flatMap((currency) => countriesOf(currency).map((country) => [country, currency] as const)),
);

/** The currency a country pays in. Unknown and unlisted countries pay in US dollars. */
export function currencyOfCountry(countryCode: string | null | undefined): Currency {
  return byCountry.get(countryCode?.toUpperCase() ?? '') ?? baseCurrency;
}
