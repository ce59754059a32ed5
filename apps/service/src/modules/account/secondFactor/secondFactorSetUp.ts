import { secondFactorSetUp as operation } from '@tern/contract';
import { timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { findUser } from '../account.repo.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { passwordTries } from '../passwordTries.ts';
import { openSecret, sealSecret } from './sealSecret.ts';
import { findSecondFactor, writePendingFactor } from './secondFactor.repo.ts';
import { setUpLifetime } from './setUpLifetime.ts';
import { secretForApp } from './totp.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const secondFactorSetUp = defineHandler(
  operation,
  { limits: [passwordTries] },
  async ({ context, input, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    // Without one nobody signs in, and a stolen session must not lock its owner out.
    if (!user.passwordHash) return fail(operation, 'password_not_set');
    await confirmPassword(context, user, input.password);
    const { secret, createdAt } = await context.db.transaction(async (tx) => {
      await findUser(tx, user.id, { locked: true });
      const known = await findSecondFactor(tx, user.id);
      if (known?.onSince) return fail(operation, 'second_factor_on');
      const isFresh = known && known.createdAt.getTime() + setUpLifetime > context.clock.now();
      if (isFresh)
        return { secret: await openSecret(context, user.id, known.secret), createdAt: known.createdAt };
      const made = { secret: context.random(secretBytes), createdAt: timeFromNow(context) };
      const sealed = await sealSecret(context, user.id, made.secret);
      await writePendingFactor(tx, { userId: user.id, secret: sealed, createdAt: made.createdAt });
      return made;
    });
    return {
      ...secretForApp(secret, user.email ?? user.id),
      expires_in: Math.ceil((createdAt.getTime() + setUpLifetime - context.clock.now()) / 1000),
    };
  },
);
