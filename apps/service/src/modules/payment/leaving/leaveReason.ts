import { leaveReason as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { setReason } from '../contractActs/contractActs.repo.ts';

export const leaveReason = defineHandler(operation, async ({ context, input, who }) => {
  const { act_id: id, reason } = input;
  const known = await setReason(context.db, { id, userId: who.userId, reason });
  return known ? null : fail(operation, 'not_found');
});
