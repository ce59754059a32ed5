import * as v from 'valibot';
import { nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * `waiting`: the guarantee of the payment still runs. `earned`: the days wait for a plan. `given`: they are on the plan.
 * `refused`: the payment came from the inviter's own card, or the limit of the year was reached. `reversed`: it went back.
 */
export const invitationStates = ['waiting', 'earned', 'given', 'refused', 'reversed'] as const;

/** The person's own invitation code, made at the first call, and what came of it. */
export const inviteMy = defineOperation({
  name: 'inviteMy',
  method: 'POST',
  path: '/api/mms/account/v1/web/invite/query',
  auth: 'bearer',
  summary: "The person's own invitation, who joined, and what was earned.",
  showsProgress: true,
  input: nothing,
  output: v.object({
    code: v.string(),
    /** Whole per cent off the friend's first period. */
    friend_percent: v.number(),
    /** Days for the inviter, for each friend. */
    days: v.number(),
    /** Days after the payment until they are given. */
    guarantee_days: v.number(),
    /** Invitations that earn something, in a year. */
    yearly: v.number(),
    /** The newest first, 100 at most. */
    friends: v.array(
      v.object({
        /** Masked. */
        email: v.string(),
        state: v.picklist(invitationStates),
        days: v.number(),
        joined_at: timestamp,
        due_at: timestamp,
      }),
    ),
    /** Days that are earned, on a plan or waiting for one. */
    earned_days: v.number(),
    /** Days that wait for the end of a guarantee. */
    waiting_days: v.number(),
  }),
  errors: [],
});
export type InviteMy = v.InferOutput<(typeof inviteMy)['output']>;
