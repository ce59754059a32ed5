import { factorRecoveryPagePath } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { isLinkSignature, linkSignature } from '../linkSignature.ts';

/** `begin`: the wait. `stop`: the request. `finish`: the factor is turned off, with the password. */
export type RecoveryAct = 'begin' | 'stop' | 'finish';

const key = 'second factor recovery links';
const subjectOf = (act: string, id: string) => `${act} ${id}`;

/** The page of one act about one request. */
export async function recoveryUrl(context: Context, act: RecoveryAct, id: string): Promise<string> {
  const signature = await linkSignature(context, key, subjectOf(act, id));
  return `${context.config.publicOrigin}${factorRecoveryPagePath}?token=${act}.${id}.${signature}`;
}

/** The act and the request of a token of ours; null for every other text. */
export async function readRecoveryToken(
  context: Context,
  token: unknown,
): Promise<{ act: RecoveryAct; id: string } | null> {
  if (typeof token !== 'string') return null;
  const [, act, id, signature] = /^(begin|stop|finish)\.([0-9a-zA-Z_]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!act || !id || !signature) return null;
  const isOurs = await isLinkSignature(context, key, { subject: subjectOf(act, id), signature });
  return isOurs ? { act: act as RecoveryAct, id } : null;
}
