import { accountDelete as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey } from '../../limit.ts';
import { returnTry, takeTry } from '../../rateLimit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { stopCharges } from '../payment/providerCalls/stopCharges.ts';
import { findUser, revokeSessionsOf, setDeleteAfter } from './account.repo.ts';
import { deletionGrace } from './deleteAccounts.ts';
import { dropHandoversOf } from './handover.repo.ts';
import { verifyPassword } from './passwords.ts';
import { passwordTries } from './passwordTries.ts';
import { recordEvent } from './recordEvent.ts';

export const accountDelete = defineHandler(
  operation,
  { limits: [passwordTries] },
  async ({ context, input, request, who }) => {
    const user = await findUser(context.db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    if (user.passwordHash) {
      const tries = ['password', accountKey(user.id)] as const;
      await takeTry(context, passwordTries, ...tries);
      if (!(await verifyPassword(user.passwordHash, input.password ?? ''))) {
        return fail(operation, 'incorrect_password');
      }
      await returnTry(context, ...tries);
    }
    // Asking again does not put it off.
    const deleteAfter = user.deleteAfter ?? timeFromNow(context, deletionGrace);
    if (user.deleteAfter) {
      // A page may have been opened since, or a renewal taken back at its provider.
      await context.db.transaction((tx) => stopCharges(context, tx, user.id));
    } else {
      await context.db.transaction(async (tx) => {
        await setDeleteAfter(tx, user.id, deleteAfter);
        await stopCharges(context, tx, user.id);
        await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context), except: who.tokenHash });
        await dropHandoversOf(tx, user.id);
        await recordEvent(context, tx, { userId: user.id, kind: 'deletion_requested', request });
        await enqueueMail(context, tx, {
          occasion: newId('deletion', context.random),
          to: { userId: user.id },
          template: 'deletionRequested',
          data: { delete_after: deleteAfter.toISOString() },
        });
      });
    }
    return { delete_after: deleteAfter.toISOString() };
  },
);
