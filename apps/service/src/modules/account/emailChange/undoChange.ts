import { emailKeyOf } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RequestFacts } from '../../../handler.ts';
import { enqueueMail, mailLanguageOf } from '../../mail/enqueueMail.ts';
import { releaseKeysOf } from '../../wireguard/keysOf.ts';
import { findUser, revokeSessionsOf, setDeleteAfter, type UserRow } from '../account.repo.ts';
import { deletionGrace } from '../deletionGrace.ts';
import { endRecoveryOf } from '../factorRecovery/stopRecovery.ts';
import { dropHandoversOf } from '../handover.repo.ts';
import { dropPasskeysOf } from '../passkeys/passkeys.repo.ts';
import { recordEvent } from '../recordEvent.ts';
import { dropRememberedOf } from '../secondFactor/remembered.repo.ts';
import { dropTicketsOf } from '../secondFactor/secondFactor.repo.ts';
import { dropVerificationsOf } from '../verification.repo.ts';
import {
  dropPassword,
  type EmailChangeRow,
  listChanges,
  settleUndone,
  writeAddress,
} from './emailChange.repo.ts';
import { undoWithin } from './lifetimes.ts';
import { moveAddress } from './moveAddress.ts';

export type UndoState = 'waits' | 'done' | 'stopped' | 'restored' | 'taken' | 'late' | 'over';

/** The change that the link of an old mailbox is about now: a second one from the same address took the place of the first. */
export function changeOfLink(
  context: Context,
  changes: readonly EmailChangeRow[],
  id: string,
): { change: EmailChangeRow; state: UndoState } | undefined {
  const own = changes.find((each) => each.id === id);
  if (!own) return undefined;
  const sameMailbox = (each: EmailChangeRow) =>
    each.formerProvenAt !== null && emailKeyOf(each.formerEmail) === emailKeyOf(own.formerEmail);
  const open = (each: EmailChangeRow) => ['waits', 'done'].includes(stateOf(context, each));
  // The earliest: what came after it is undone with it.
  const change = open(own) ? own : (changes.filter(sameMailbox).findLast(open) ?? own);
  return { change, state: stateOf(context, change) };
}

function stateOf(context: Context, { state, doneAt, expiresAt }: EmailChangeRow): UndoState {
  const now = context.clock.now();
  if (state === 'requested') return expiresAt.getTime() > now ? 'waits' : 'over';
  if (state === 'done') return (doneAt?.getTime() ?? 0) + undoWithin > now ? 'done' : 'late';
  return state === 'ended' ? 'over' : state;
}

/**
 * The old mailbox stops a change that waits, or takes one back. Whoever began it knows the password or has a passkey: nobody
 * stays signed in, both are removed, and a new password comes by the usual reset.
 */
export async function undoChange(
  context: Context,
  { userId, id, request }: { userId: string; id: string; request: RequestFacts },
): Promise<UndoState | undefined> {
  return context.db.transaction(async (tx) => {
    const user = await findUser(tx, userId, { locked: true });
    const found = changeOfLink(context, await listChanges(tx, userId), id);
    if (!user || !found) return undefined;
    const { change, state } = found;
    if (state !== 'waits' && state !== 'done') return state;
    await settleUndone(tx, change, state === 'done' ? 'restored' : 'stopped');
    const isBack = state === 'waits' || (await restore(context, tx, user, change));
    await lockOut(context, tx, { user, change, request, isBack });
    const outcome = state === 'waits' ? 'stopped' : isBack ? 'restored' : 'taken';
    context.metrics.emailChange(outcome);
    return outcome;
  });
}

/** False: another account has shown the address meanwhile. This one then sends its mails there, and support joins the two. */
async function restore(
  context: Context,
  tx: Queries,
  user: UserRow,
  { formerEmail: email }: EmailChangeRow,
): Promise<boolean> {
  const { email: current } = user;
  if (!(await moveAddress(context, tx, { user, email }))) {
    await writeAddress(tx, user.id, { email, emailKey: null, emailProvenAt: null });
    return false;
  }
  if (current) {
    await enqueueMail(context, tx, {
      occasion: newId('takenback', context.random),
      to: { email: current, language: await mailLanguageOf(tx, user.id), isProven: true },
      template: 'emailTakenBack',
      data: {},
    });
  }
  return true;
}

async function lockOut(
  context: Context,
  tx: Queries,
  undone: { user: UserRow; change: EmailChangeRow; request: RequestFacts; isBack: boolean },
): Promise<void> {
  const { user, change, request, isBack } = undone;
  await dropPassword(tx, user.id);
  // Whoever is in the account may have added one, and a WireGuard key as well.
  await dropPasskeysOf(tx, user.id);
  await releaseKeysOf(tx, user.id, timeFromNow(context));
  await dropHandoversOf(tx, user.id);
  await dropTicketsOf(tx, user.id);
  await dropRememberedOf(tx, user.id);
  await revokeSessionsOf(tx, [user.id], { revokedAt: timeFromNow(context) });
  await endRecoveryOf(context, tx, { userId: user.id, request });
  if (user.emailKey) await dropVerificationsOf(tx, user.emailKey);
  // A deletion that was requested since is of whoever began the change.
  const requestedAt = user.deleteAfter && user.deleteAfter.getTime() - deletionGrace;
  if (requestedAt && requestedAt >= change.requestedAt.getTime()) {
    await setDeleteAfter(tx, user.id, null);
    await recordEvent(context, tx, { userId: user.id, kind: 'deletion_cancelled', request });
  }
  const kind = change.state === 'done' ? 'email_restored' : 'email_change_stopped';
  await recordEvent(context, tx, { userId: user.id, kind, request });
  await enqueueMail(context, tx, {
    occasion: newId('restored', context.random),
    to: { userId: user.id },
    template: 'emailRestored',
    data: { is: change.state !== 'done' ? 'stopped' : isBack ? 'restored' : 'taken' },
  });
}
