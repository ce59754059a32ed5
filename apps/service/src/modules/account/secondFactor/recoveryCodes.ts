import { createHmac } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { serviceKey } from '../../../serviceKey.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;
const perSet = 10;

/** Ten codes of 50 random bits, without letters that look like digits, as a person reads them: `4F7K2-9QD8M`. */
export function newRecoveryCodes(random: Context['random']): string[] {
  return Array.from({ length: perSet }, () => {
    const letters = Array.from(random(length), (byte) => alphabet[byte & 31]).join('');
    return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
  });
}

/** The hash of a code of an account, which is all the service saves. With a key: a copy of the rows is no list to try. */
export async function hashRecoveryCode(
  context: Pick<Context, 'db' | 'random'>,
  userId: string,
  code: string,
): Promise<string> {
  const key = await serviceKey(context, 'recovery codes');
  return createHmac('sha256', key)
    .update(`${userId}\n${code.replace('-', '')}`)
    .digest('hex');
}
