import { createHmac } from 'node:crypto';
import type { Context } from '../../context.ts';
import { serviceKey } from '../../serviceKey.ts';

/** The name of an address that must not be stored: nobody can find the address by it without the key of this service. */
export async function addressHash(
  context: Pick<Context, 'db' | 'random'>,
  emailKey: string,
): Promise<string> {
  const key = await serviceKey(context, 'newsletter suppressions');
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(emailKey).digest('base64url');
}
