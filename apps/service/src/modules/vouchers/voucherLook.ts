import { voucherLook as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { effectOfTime } from '../payment/subscription/freeTime.ts';
import { returnGuess, takeGuess } from './guessing.ts';
import { findTyped, perNetwork, perVisitor, refusalOf, unknownVoucher, voucherData } from './voucherData.ts';
import { endWith } from './voucherTime.ts';

export const voucherLook = defineHandler(
  operation,
  { limits: [perVisitor, perNetwork] },
  async ({ context, input, request, who }) => {
    await takeGuess(context, request);
    const { db } = context;
    const voucher = await findTyped(context, db, input.code);
    if (!voucher) return unknownVoucher;
    await returnGuess(context, request);
    const userId = who?.userId ?? null;
    const refusal = await refusalOf(context, db, voucher, userId);
    const effect =
      refusal || userId === null
        ? null
        : await effectOfTime(context, db, { userId, endFrom: (from) => endWith(voucher, from) });
    return voucherData(voucher, { refusal, effect });
  },
);
