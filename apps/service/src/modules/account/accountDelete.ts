import { accountDelete as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { defineHandler, fail } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { stopCharges } from '../payment/providerCalls/stopCharges.ts';
import { findUser, revokeSessionsOf, setDeleteAfter } from './account.repo.ts';
import { deletionGrace } from './deletionGrace.ts';
import { dropHandoversOf } from './handover.repo.ts';
import { isKeyless } from './passkeys/isKeyless.ts';
import { stepUpLimits, withStepUp } from './passkeys/stepUp.ts';
import { recordEvent } from './recordEvent.ts';
import { dropRememberedOf } from './secondFactor/remembered.repo.ts';
import { withSecondFactor } from './secondFactor/withSecondFactor.ts';

export const accountDelete = defineHandler(operation, { limits: stepUpLimits }, async (call) => {
  const { context, request, who } = call;
  const user = await findUser(context.db, who.userId);
  if (!user) return fail(operation, 'session_invalid');
  // Asking again does not put it off.
  const deleteAfter = user.deleteAfter ?? timeFromNow(context, deletionGrace);
  const requestDeletion = async (tx: Queries) => {
    // Also again: a page may have been opened since, or a renewal taken back at its provider.
    await stopCharges(context, tx, user.id);
    if (user.deleteAfter) return;
    await setDeleteAfter(tx, user.id, deleteAfter);
    await dropHandoversOf(tx, user.id);
    await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context), except: who.tokenHash });
    await dropRememberedOf(tx, user.id);
    await recordEvent(context, tx, { userId: user.id, kind: 'deletion_requested', request });
    await enqueueMail(context, tx, {
      occasion: newId('deletion', context.random),
      to: { userId: user.id },
      template: 'deletionRequested',
      data: { delete_after: deleteAfter.toISOString() },
    });
  };
  // Whoever has neither password nor passkey has nothing to show.
  if (await isKeyless(context.db, user))
    await withSecondFactor(context, { user, request, code: call.input.code }, async (tx) => {
      const now = await findUser(tx, user.id, { locked: true });
      if (!now || !(await isKeyless(tx, now))) fail(operation, 'incorrect_password');
      await requestDeletion(tx);
    });
  else await withStepUp(context, call, requestDeletion);
  return { delete_after: deleteAfter.toISOString() };
});
