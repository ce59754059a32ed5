import type { BotAction } from '@tern/contract';
import { addressForLimits, networkForLimits } from '../../clientAddress.ts';
import { type Context, timeFromNow } from '../../context.ts';
import { OperationError, type RequestFacts } from '../../handler.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { hashToken, newToken } from '../account/tokens.ts';
import { dropOldPasses, insertPass, takePass } from './botCheck.repo.ts';

const lifetime = 5 * 60 * 1000;

const perVisitor: Limit = { counts: 'forms sent without a script per visitor', count: 10, seconds: hour };
const perNetwork: Limit = { counts: 'forms sent without a script per network', count: 60, seconds: hour };
/**
 * No check works without a script: these stand in for it, beside the limits per mailbox of what sends mails. None counts
 * all visitors together, since one of them could use it up.
 */
export const withoutScriptLimits: readonly Limit[] = [perVisitor, perNetwork];

/** Gives out the signature of a passed check. */
export async function givePass(
  context: Context,
  action: BotAction,
): Promise<{ recasign: string; expires_in: number }> {
  const recasign = newToken(context.random);
  await insertPass(context.db, {
    hash: hashToken(recasign),
    action,
    expiresAt: timeFromNow(context, lifetime),
  });
  return { recasign, expires_in: lifetime / 1000 };
}

/**
 * Uses the signature up. Throws `bot_check_required` without one, `bot_check_failed` for one that is no good. Whoever
 * says that no script runs needs none, within limits: throws `rate_limited` beyond them.
 */
export async function requirePass(
  context: Context,
  action: BotAction,
  recasign: string | undefined,
  visitor: Pick<RequestFacts, 'address' | 'withoutScript'>,
): Promise<void> {
  if (context.config.botCheck.kind === 'off') return;
  if (!recasign && visitor.withoutScript) {
    await takeTry(context, perVisitor, 'without-script', addressForLimits(visitor.address));
    await takeTry(context, perNetwork, 'without-script network', networkForLimits(visitor.address));
    return;
  }
  if (!recasign) throw new OperationError('bot_check_required');
  const good = await takePass(context.db, { hash: hashToken(recasign), action, now: timeFromNow(context) });
  if (!good) throw new OperationError('bot_check_failed');
}

export async function dropOldBotPasses(context: Context): Promise<void> {
  await dropOldPasses(context.db, timeFromNow(context));
}
