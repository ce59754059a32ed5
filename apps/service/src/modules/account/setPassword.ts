import { setPassword as operation } from '@tern/contract';
import type { Queries } from '../../db/connect.ts';
import { defineHandler, fail } from '../../handler.ts';
import { findUser, setFirstPassword } from './account.repo.ts';
import { afterNewPassword } from './afterNewPassword.ts';
import { claimEmail } from './claimEmail.ts';
import { isRefusedPassword } from './isRefusedPassword.ts';
import { countPasskeys } from './passkeys/passkeys.repo.ts';
import { passkeyLimits, withPasskey } from './passkeys/withPasskey.ts';
import { hashPassword } from './passwords.ts';

export const setPassword = defineHandler(
  operation,
  { limits: passkeyLimits },
  async ({ context, input, request, who }) => {
    const { passkey } = input;
    const user = await findUser(context.db, who.userId);
    // Hashing is dear: look before it, and let the write decide.
    if (!user) return fail(operation, 'session_invalid');
    if (user.passwordHash) return fail(operation, 'password_already_set');
    if (!passkey && (await countPasskeys(context.db, user.id))) return fail(operation, 'passkey_required');
    if (await isRefusedPassword(context, input.password)) return fail(operation, 'password_common');
    const passwordHash = await hashPassword(input.password);
    const set = async (tx: Queries) => {
      // A first passkey takes the same lock: a stolen session must not set a password beside it.
      await findUser(tx, user.id, { locked: true });
      if (!passkey && (await countPasskeys(tx, user.id))) fail(operation, 'passkey_required');
      // A password without an address that leads to it would open nothing.
      if (!(await claimEmail(tx, user.id))) fail(operation, 'email_known');
      if (!(await setFirstPassword(tx, user.id, passwordHash))) fail(operation, 'password_already_set');
      // With the key of the address, which the claim may have brought back.
      const claimed = (await findUser(tx, user.id)) ?? user;
      await afterNewPassword(context, tx, {
        user: claimed,
        kind: 'password_set',
        keep: who.tokenHash,
        request,
      });
    };
    if (passkey) await withPasskey(context, { request, passkey, who }, set);
    else await context.db.transaction(set);
    return { is_password_set: true as const };
  },
);
