import { params as operation } from '@tern/contract';
import { currencies, currencyOfCountry, currencySymbols } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { currentOffer } from './currentOffer.ts';

const countryOfCurrency = { USD: 'US', AUD: 'AU', CAD: 'CA', GBP: 'GB' } as const;

function campaignData(context: Context) {
  const offer = currentOffer(context);
  return (
    offer && {
      key: offer.key,
      plan_id: offer.planId,
      starts_at: new Date(offer.startsAt).toISOString(),
      ends_at: new Date(offer.endsAt).toISOString(),
    }
  );
}

export const params = defineHandler(operation, async ({ context, request }) => ({
  methods: context.stripe ? [{ code: 's1' as const, form: 'hosted' as const }] : [],
  currency: currencyOfCountry(request.country),
  currencies: currencies.map((code) => ({
    code,
    symbol: currencySymbols[code],
    country_code: countryOfCurrency[code],
  })),
  country_code: request.country,
  campaign: campaignData(context),
  test_mode: context.config.testMode,
  server_time: moment(context).toISOString(),
}));
