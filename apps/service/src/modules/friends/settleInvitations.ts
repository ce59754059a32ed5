import { brand, dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { addPlanDays, takePlanDays } from '../payment/ledger/planDays.ts';
import { samePerson } from '../payment/quote/samePerson.ts';
import { learnPayers } from '../payment/settle/samePayer.ts';
import {
  claimInvitations,
  countEarned,
  findInvitation,
  type InvitationRow,
  lockInvitation,
  updateInvitation,
} from './invitations.repo.ts';

const minute = 60 * 1000;
/** A process that stops in the middle leaves the rest to another one. */
const abandonedAfter = 10 * minute;
/** Days without a plan to add them to are looked at again. */
const planLook = 60 * minute;
const year = 365 * dayMs;

/** Brings the invitations that are due in line with the payments that they rest on: each once, among any number of processes. */
export async function settleInvitations(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimInvitations(
      context.db,
      timeFromNow(context),
      timeFromNow(context, abandonedAfter),
    );
    for (const orderId of due) {
      if (stopping?.aborted) return;
      await lookUpPayers(context, orderId);
      await context.db.transaction((tx) => settle(context, tx, orderId));
    }
    if (!due.length) return;
  }
}

/** Before an invitation is judged, while nothing is locked. A provider that is away leaves it for later. */
async function lookUpPayers(context: Context, orderId: string): Promise<void> {
  const invitation = await findInvitation(context.db, orderId);
  if (invitation?.state !== 'waiting' || invitation.dueAt > timeFromNow(context)) return;
  await learnPayers(context, [invitation.inviterId, invitation.friendId]);
}

/** One step follows another until nothing is to be done now. */
async function settle(context: Context, tx: Queries, orderId: string): Promise<void> {
  const found = await lockInvitation(tx, orderId);
  if (!found) return;
  let { invitation } = found;
  for (let step = 0; step < 4; step += 1) {
    const changes = await nextStep(context, tx, invitation, found.stands);
    if (!changes) break;
    invitation = { ...invitation, ...changes };
    if (changes.nextLookAt) break;
  }
  const { state, refusal, earnedAt, givenTo } = invitation;
  const settled = state !== 'waiting' && state !== 'earned';
  const nextLookAt = settled ? null : invitation.nextLookAt;
  await updateInvitation(tx, orderId, { state, refusal, earnedAt, givenTo, nextLookAt });
}

/** The changes that are due now; null: it is as it should be. */
async function nextStep(
  context: Context,
  tx: Queries,
  invitation: InvitationRow,
  stands: boolean,
): Promise<Partial<InvitationRow> | null> {
  const now = timeFromNow(context);
  switch (invitation.state) {
    case 'reversed':
      return stands ? { state: 'waiting' } : null;
    case 'refused':
      return null;
    case 'given':
      return stands ? null : takeBack(context, tx, invitation);
    case 'waiting':
      if (!stands) return { state: 'reversed' };
      if (invitation.dueAt > now) return { nextLookAt: invitation.dueAt };
      return judge(context, tx, invitation);
    case 'earned':
      return stands ? give(context, tx, invitation) : { state: 'reversed', earnedAt: null };
  }
}

/** The guarantee is over: are these two people, and is there room in the inviter's year? */
async function judge(
  context: Context,
  tx: Queries,
  { inviterId, friendId }: InvitationRow,
): Promise<Partial<InvitationRow>> {
  const refusal = await samePerson(tx, { userId: inviterId }, friendId);
  if (refusal) return { state: 'refused', refusal };
  const earned = await countEarned(tx, inviterId, timeFromNow(context, -year));
  if (earned >= brand.programmes.invite.yearly) return { state: 'refused', refusal: 'limit' };
  return { state: 'earned', earnedAt: timeFromNow(context) };
}

async function give(
  context: Context,
  tx: Queries,
  invitation: InvitationRow,
): Promise<Partial<InvitationRow>> {
  const { orderId, inviterId, days } = invitation;
  const plan = await addPlanDays(context, tx, { userId: inviterId, days });
  if (!plan) {
    await mailEarned(context, tx, invitation, null);
    return { nextLookAt: timeFromNow(context, planLook) };
  }
  await mailEarned(context, tx, { orderId, inviterId, days }, plan.until);
  return { state: 'given', givenTo: plan.orderId };
}

async function mailEarned(
  context: Context,
  tx: Queries,
  { orderId, inviterId, days }: Pick<InvitationRow, 'orderId' | 'inviterId' | 'days'>,
  until: Date | null,
): Promise<void> {
  await enqueueMail(context, tx, {
    occasion: `invite earned:${orderId}:${until ? 'given' : 'waits'}`,
    to: { userId: inviterId },
    template: 'inviteEarned',
    data: { days, period_end: until?.toISOString() ?? null },
  });
}

async function takeBack(
  context: Context,
  tx: Queries,
  { orderId, inviterId, days, givenTo }: InvitationRow,
): Promise<Partial<InvitationRow>> {
  const until = givenTo ? await takePlanDays(context, tx, { orderId: givenTo, days }) : null;
  await enqueueMail(context, tx, {
    occasion: `invite taken back:${orderId}`,
    to: { userId: inviterId },
    template: 'inviteTakenBack',
    data: { days, period_end: until?.toISOString() ?? null },
  });
  return { state: 'reversed', givenTo: null, earnedAt: null };
}
