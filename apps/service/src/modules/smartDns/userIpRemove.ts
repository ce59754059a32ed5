import { userIpRemove as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { recordEvent } from '../account/recordEvent.ts';
import { boundAddressData } from './boundAddressData.ts';
import { deleteBoundAddress } from './smartDns.repo.ts';

export const userIpRemove = defineHandler(operation, async ({ context, request, who }) => {
  const { userId } = who;
  await context.db.transaction(async (tx) => {
    if (await deleteBoundAddress(tx, userId)) {
      await recordEvent(context, tx, { userId, kind: 'address_removed', request });
    }
  });
  return boundAddressData(context, userId, request);
});
