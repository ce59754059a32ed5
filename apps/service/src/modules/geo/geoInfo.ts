import { geoInfo as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { isOneOf } from '../../clientAddress.ts';
import { defineHandler } from '../../handler.ts';
import { isBlockedCountry } from './blockedCountry.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const geoInfo = defineHandler(operation, async ({ request, context }) => ({
  user_ip: request.address,
  country: request.country ? (countryNames.of(request.country) ?? null) : null,
  country_code: request.country,
  // The installed database knows countries only.
  location: null,
  is_exposed: !isOneOf(request.address, context.config.exitAddresses),
  currency: currencyOfCountry(request.country),
  is_blocked: isBlockedCountry(request.country),
}));
