import { newsletterUnsubscribe as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { leaveList } from './leaveList.ts';

export const newsletterUnsubscribe = defineHandler(operation, async ({ context, input }) =>
  (await leaveList(context, input.token)) ? null : fail(operation, 'link_expired'),
);
