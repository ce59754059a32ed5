import { voucherMy as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { vouchersOf } from './vouchersOf.ts';

export const voucherMy = defineHandler(operation, ({ context, who }) => vouchersOf(context.db, who.userId));
