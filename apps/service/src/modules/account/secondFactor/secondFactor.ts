import { secondFactor as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { countRecoveryCodes, findSecondFactor } from './secondFactor.repo.ts';

export const secondFactor = defineHandler(operation, async ({ context, who }) => {
  const factor = await findSecondFactor(context.db, who.userId);
  return {
    on_since: factor?.onSince?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(context.db, who.userId),
  };
});
