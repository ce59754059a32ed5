import { geoInfo as operation } from '@tern/contract';
import { currencyOfCountry, isBlockedCountry } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { exitFacts } from '../network/network.module.ts';
import { placeIn } from './placeIn.ts';

export const geoInfo = defineHandler(operation, async ({ request, context }) => {
  const { is_exit, exit } = await exitFacts(context, request.address);
  return {
    user_ip: request.address,
    ...placeIn(request.country, await context.geo.placeOf(request.address)),
    is_exposed: !is_exit,
    ...(exit && { exit }),
    currency: currencyOfCountry(request.country),
    is_blocked: isBlockedCountry(request.country),
  };
});
