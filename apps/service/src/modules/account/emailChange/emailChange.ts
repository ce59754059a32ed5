import { emailChange as operation } from '@tern/contract';
import { timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { findWaitingChange } from './emailChange.repo.ts';
import { waitingData } from './waitingData.ts';

export const emailChange = defineHandler(operation, async ({ context, who }) => {
  const waiting = await findWaitingChange(context.db, who.userId, timeFromNow(context));
  return { waiting: waiting ? waitingData(context, waiting) : null };
});
