import { geoInfo as operation } from '@tern/contract';
import { currencyOfCountry, isBlockedCountry } from '@tern/domain';
import { isOneOf } from '../../clientAddress.ts';
import { defineHandler } from '../../handler.ts';
import { placeIn } from './placeIn.ts';

export const geoInfo = defineHandler(operation, async ({ request, context }) => ({
  user_ip: request.address,
  ...placeIn(request.country, await context.geo.placeOf(request.address)),
  is_exposed: !isOneOf(request.address, context.config.exitAddresses),
  currency: currencyOfCountry(request.country),
  is_blocked: isBlockedCountry(request.country),
}));
