import { consentRecord as operation } from '@tern/contract';
import { consentRegionOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { countChoice } from './consent.repo.ts';

const perAddress: Limit = { counts: 'choices about cookies per visitor', count: 30, seconds: hour };

export const consentRecord = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    await takeTry(context, perAddress, 'consent', addressForLimits(request.address));
    const day = timeFromNow(context).toISOString().slice(0, 10);
    await countChoice(context.db, { ...input, day, region: consentRegionOf(request.country) });
    return null;
  },
);
