import { rememberedForget as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { recordEvent } from '../recordEvent.ts';
import { dropRememberedOf } from './remembered.repo.ts';
import { rememberedOf } from './remembered.ts';

export const rememberedForget = defineHandler(operation, async ({ context, input, request, who }) => {
  const { userId } = who;
  await context.db.transaction(async (tx) => {
    const dropped = await dropRememberedOf(tx, userId, input.browser_id);
    if (dropped) await recordEvent(context, tx, { userId, kind: 'browser_forgotten', request });
  });
  return { browsers: await rememberedOf(context, userId) };
});
