import { userIpBind as operation } from '@tern/contract';
import { bindableAddress } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, day, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { boundAddressData } from './boundAddressData.ts';
import { findBoundAddress, saveBoundAddress } from './smartDns.repo.ts';

const perUser: Limit = { counts: 'changes of the bound address per account', count: 30, seconds: day };

export const userIpBind = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, request, who }) => {
    const { address, problem } = bindableAddress(input.ip);
    if (problem) return fail(operation, problem === 'reserved' ? 'ip_reserved' : 'ip_invalid');
    const { userId } = who;
    const before = await findBoundAddress(context.db, userId);
    if (before?.address !== address) {
      await takeTry(context, perUser, 'bind', accountKey(userId));
      await context.db.transaction(async (tx) => {
        await saveBoundAddress(tx, { userId, address, boundAt: timeFromNow(context) });
        await recordEvent(context, tx, { userId, kind: 'address_bound', request });
      });
    }
    return boundAddressData(context, userId, request);
  },
);
