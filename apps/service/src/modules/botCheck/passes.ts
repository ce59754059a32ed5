import type { BotAction } from '@tern/contract';
import { type Context, moment } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { dropOldPasses, insertPass, takePass } from './botCheck.repo.ts';

const lifetime = 5 * 60 * 1000;

/** Gives out the signature of a passed check. */
export async function givePass(
  context: Context,
  action: BotAction,
): Promise<{ recasign: string; expires_in: number }> {
  const recasign = newToken(context.random);
  await insertPass(context.db, {
    hash: hashToken(recasign),
    action,
    expiresAt: moment(context, lifetime),
  });
  return { recasign, expires_in: lifetime / 1000 };
}

/** Uses the signature up. Throws `bot_check_required` without one, `bot_check_failed` for one that is no good. */
export async function requirePass(
  context: Context,
  action: BotAction,
  recasign: string | undefined,
): Promise<void> {
  if (context.config.botCheck.kind === 'off') return;
  if (!recasign) throw new OperationError('bot_check_required');
  const good = await takePass(context.db, { hash: hashToken(recasign), action, now: moment(context) });
  if (!good) throw new OperationError('bot_check_failed');
}

export async function dropOldBotPasses(context: Context): Promise<void> {
  await dropOldPasses(context.db, moment(context));
}
