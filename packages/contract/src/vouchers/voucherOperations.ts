import { giftQuote } from './giftQuote.ts';
import { voucherLook } from './voucherLook.ts';
import { voucherMy } from './voucherMy.ts';
import { voucherRedeem } from './voucherRedeem.ts';

/** The calls of vouchers and gifts. Apart from `operations`, which every page that runs in the browser loads. */
export const voucherOperations = { voucherLook, voucherRedeem, voucherMy, giftQuote } as const;
