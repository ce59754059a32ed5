import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { serviceKey } from '../../../serviceKey.ts';

type Needs = Pick<Context, 'db' | 'random'>;

const algorithm = 'aes-256-gcm';
const keyOf = async (context: Needs) => Buffer.from(await serviceKey(context, 'second factor'), 'base64url');

/** Encrypts the secret of a factor. Bound to its account: copied into the row of another one it opens nothing. */
export async function sealSecret(context: Needs, userId: string, secret: Buffer): Promise<string> {
  const nonce = context.random(12);
  const cipher = createCipheriv(algorithm, await keyOf(context), nonce).setAAD(Buffer.from(userId));
  const sealed = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Throws for a text that was not sealed for this account. */
export async function openSecret(context: Needs, userId: string, text: string): Promise<Buffer> {
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, await keyOf(context), sealed.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}
