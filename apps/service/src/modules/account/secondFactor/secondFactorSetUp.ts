import { secondFactorSetUp as operation } from '@tern/contract';
import { timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { stepUpLimits, withStepUp } from '../passkeys/stepUp.ts';
import { openSecret, sealSecret } from './sealSecret.ts';
import { findSecondFactor, writePendingFactor } from './secondFactor.repo.ts';
import { setUpLifetime } from './setUpLifetime.ts';
import { secretForApp } from './totp.ts';
import { isSecondFactorOn } from './withSecondFactor.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const secondFactorSetUp = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, who } = call;
  if (await isSecondFactorOn(context.db, who.userId)) return fail(operation, 'second_factor_on');
  const { email, secret, createdAt } = await withStepUp(context, call, async (tx, user) => {
    const locked = await findUser(tx, user.id, { locked: true });
    // It is asked for after a password only.
    if (!locked?.passwordHash) return fail(operation, 'password_not_set');
    const known = await findSecondFactor(tx, user.id);
    if (known?.onSince) return fail(operation, 'second_factor_on');
    const isFresh = known && known.createdAt.getTime() + setUpLifetime > context.clock.now();
    // Two tabs get one secret. Another session gets its own: who began before may be a thief, and would know the codes.
    if (isFresh && known.sessionHash === who.tokenHash)
      return {
        email: user.email ?? user.id,
        secret: await openSecret(context, user.id, known.secret),
        createdAt: known.createdAt,
      };
    const made = { secret: context.random(secretBytes), createdAt: timeFromNow(context) };
    const sealed = await sealSecret(context, user.id, made.secret);
    await writePendingFactor(tx, {
      userId: user.id,
      secret: sealed,
      createdAt: made.createdAt,
      sessionHash: who.tokenHash,
    });
    return { ...made, email: user.email ?? user.id };
  });
  return {
    ...secretForApp(secret, email),
    expires_in: Math.ceil((createdAt.getTime() + setUpLifetime - context.clock.now()) / 1000),
  };
});
