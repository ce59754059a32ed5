import { type Relation, type Standing, standingOfPlans } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { ownInviteCode } from '../../friends/invitesOf.ts';
import { partnerCodeOf } from '../../partners/partnerDataOf.ts';
import { studentCodeOf } from '../../students/studentOf.ts';
import { subscriptionData } from '../ledger/subscriptionData.ts';
import { hasUsedCoupon } from '../quote/coupons.repo.ts';
import { listSubscriptions } from '../rows/subscriptions.repo.ts';

type Rows = Awaited<ReturnType<typeof listSubscriptions>>;

/** A customer as the service knows one: pages and mails sell by it (`CustomerState`). */
export interface KnownCustomer {
  standing: Standing;
  relations: Relation[];
  /** Codes of this person's own links: neither brings them a price or anybody a reward. */
  own: { invite: string | null; partner: string | null };
}

const standingOfRows = (context: Context, rows: Rows): Standing =>
  standingOfPlans(
    rows.flatMap((row) => {
      const held = subscriptionData(context, row);
      return held
        ? {
            state: held.state,
            trial: held.trial !== null,
            renews: held.renewal_amount !== null,
            endsAt: Date.parse(held.current_period_end),
            ...(held.next_charge_at && { chargedAt: Date.parse(held.next_charge_at) }),
          }
        : [];
    }),
    context.clock.now(),
  );

/** A student whose code can still be used. */
async function isStudent({ db, ...context }: Context, userId: string): Promise<boolean> {
  const code = await studentCodeOf(db, userId, timeFromNow(context));
  return code !== null && !(await hasUsedCoupon(db, { code, kind: 'student' }, { userId }));
}

/** `rows`: the subscriptions, where they were read already. */
export async function customerStanding(
  context: Context,
  userId: string,
  rows?: Rows,
): Promise<KnownCustomer> {
  const { db } = context;
  const [held, student, invite, partner] = await Promise.all([
    rows ?? listSubscriptions(db, userId),
    isStudent(context, userId),
    ownInviteCode(db, userId),
    partnerCodeOf(db, userId),
  ]);
  return {
    standing: standingOfRows(context, held),
    relations: [...(student ? ['student' as const] : []), ...(partner ? ['partner' as const] : [])],
    own: { invite, partner },
  };
}
