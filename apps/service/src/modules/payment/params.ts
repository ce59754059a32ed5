import { params as operation } from '@tern/contract';
import { currencies, currencyOfCountry, currencySymbols } from '@tern/domain';
import { moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';

const countryOfCurrency = { USD: 'US', AUD: 'AU', CAD: 'CA', GBP: 'GB' } as const;

export const params = defineHandler(operation, async ({ context, request }) => ({
  methods: context.stripe ? [{ code: 's1' as const, form: 'hosted' as const }] : [],
  currency: currencyOfCountry(request.country),
  currencies: currencies.map((code) => ({
    code,
    symbol: currencySymbols[code],
    country_code: countryOfCurrency[code],
  })),
  country_code: request.country,
  test_mode: context.config.testMode,
  server_time: moment(context).toISOString(),
}));
