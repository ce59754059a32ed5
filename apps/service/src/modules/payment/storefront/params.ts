import { params as operation } from '@tern/contract';
import {
  availableCardMethods,
  cardMethodOf,
  countryOfCurrency,
  currencies,
  currencyOfCountry,
  currencySymbol,
  offeredMethods,
  type PaymentEntry,
  paymentMethodCodes,
  paymentMethods,
} from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { currentCampaign } from '../campaigns/knownCampaigns.ts';
import { adapterOf, sellsTrials } from '../providers/PaymentAdapter.ts';

async function campaignData(context: Context) {
  const campaign = await currentCampaign(context, context.db);
  return (
    campaign && {
      key: campaign.name,
      theme: campaign.theme,
      time_zone: campaign.timeZone,
      starts_at: new Date(campaign.startsAt).toISOString(),
      ends_at: new Date(campaign.endsAt).toISOString(),
      plan_ids: campaign.plans.toSorted((a, b) => b.percent - a.percent).map(({ planId }) => planId),
      places: [...campaign.places],
      words: campaign.words,
    }
  );
}

/** The ways to pay that are on, in the order in which they are offered. */
export const methodsOn = (context: Pick<Context, 'adapters'>) =>
  paymentMethodCodes.flatMap((code) => {
    const adapter = adapterOf(context.adapters, code);
    if (!adapter) return [];
    // Where the provider's script does not draw its fields, its own page takes their place.
    const usual = paymentMethods[code].entry;
    const entry: PaymentEntry = usual === 'embedded' && !adapter.fields?.scriptUrl ? 'hosted' : usual;
    return [{ code, entry, trial: sellsTrials(adapter, code) }];
  });

/** Which of the methods that take cards is offered, of those that are on and whose provider responds. */
function cardMethodsNow(context: Context) {
  const on = methodsOn(context).map(({ code }) => code);
  const away = on.filter((code) => adapterOf(context.adapters, code)?.isAway?.());
  return availableCardMethods(context.config.cardMethods, { on, away });
}

/** All methods that are on, and whether the checkout of this country has them. */
function methodsIn(context: Context, country: string | null) {
  const { trialDays } = context.config;
  const methods = methodsOn(context);
  const trial = trialDays !== null && methods.some((method) => method.trial);
  const offered = offeredMethods(
    methods.map(({ code }) => code),
    cardMethodOf(cardMethodsNow(context), country),
    trial,
  );
  return methods.map((method) => ({ ...method, offered: offered.includes(method.code) }));
}

export const params = defineHandler(operation, async ({ context, request }) => {
  context.metrics.priceList(request.fromAffiliate);
  return {
    methods: methodsIn(context, request.country),
    card_methods: cardMethodsNow(context),
    currency: currencyOfCountry(request.country),
    currencies: currencies.map((code) => ({
      code,
      symbol: currencySymbol(code),
      country_code: countryOfCurrency(code),
    })),
    country_code: request.country,
    campaign: await campaignData(context),
    trial_days: context.config.trialDays,
    partner_terms: [...context.config.partnerTerms],
    test_mode: context.config.testMode,
    server_time: timeFromNow(context).toISOString(),
  };
});
