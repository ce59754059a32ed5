import { createHmac } from 'node:crypto';
import { groupCode } from '@tern/domain';
import type { Context } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';
import { randomSigns } from '../friends/personalCode.ts';

/** Sixteen random signs, `7K2M-9QXR-4TWH-BD5V`: more than anybody can try. */
export const newVoucherCode = ({ random }: Pick<Context, 'random'>): string =>
  groupCode(randomSigns(random, 16));

/** The stored form of a code, from its printed spelling. */
export async function hashVoucherCode(context: Context, code: string): Promise<string> {
  const key = await serviceKey(context, 'vouchers');
  return createHmac('sha256', key).update(code).digest('base64url');
}
