import { newsletterUnsubscribe as operation } from '@tern/contract';
import { moment } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { leave } from './subscribers.repo.ts';

export const newsletterUnsubscribe = defineHandler(operation, async ({ context, input }) =>
  (await leave(context.db, input.token, moment(context))) ? null : fail(operation, 'link_expired'),
);
