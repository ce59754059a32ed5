import { voucherLook } from './voucherLook.ts';
import { voucherMy } from './voucherMy.ts';
import { voucherRedeem } from './voucherRedeem.ts';

export const voucherHandlers = [voucherLook, voucherRedeem, voucherMy];
