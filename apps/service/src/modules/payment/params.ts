import { params as operation, type PaymentMethod } from '@tern/contract';
import {
  type CampaignName,
  countryOfCurrency,
  currencies,
  currencyOfCountry,
  currencySymbol,
} from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { currentOffer } from './currentOffer.ts';
import { adapterOf } from './providers/PaymentAdapter.ts';

async function campaignData(context: Context) {
  const offer = await currentOffer(context, context.db);
  return (
    offer && {
      key: offer.name as CampaignName,
      plan_id: offer.planId,
      starts_at: new Date(offer.startsAt).toISOString(),
      ends_at: new Date(offer.endsAt).toISOString(),
    }
  );
}

/** In the order they are offered. */
const forms = {
  s1: 'embedded',
  gap: 'embedded',
  ps: 'new_tab',
  subscription: 'new_tab',
  pd: 'hosted',
  rz: 'hosted',
  tpa: 'hosted',
} as const satisfies Record<PaymentMethod, string>;

export const methodsOn = (context: Pick<Context, 'adapters' | 'config'>) =>
  (Object.keys(forms) as PaymentMethod[])
    .filter((code) => adapterOf(context.adapters, code))
    .map((code) => {
      const form = forms[code];
      return { code, form: form === 'embedded' && !context.config.stripe?.scriptUrl ? 'hosted' : form };
    });

export const params = defineHandler(operation, async ({ context, request }) => ({
  methods: methodsOn(context),
  currency: currencyOfCountry(request.country),
  currencies: currencies.map((code) => ({
    code,
    symbol: currencySymbol(code),
    country_code: countryOfCurrency(code),
  })),
  country_code: request.country,
  campaign: await campaignData(context),
  test_mode: context.config.testMode,
  server_time: moment(context).toISOString(),
}));
