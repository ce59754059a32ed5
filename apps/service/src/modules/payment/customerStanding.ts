import { type Standing, standingOfPlans } from '@tern/domain';
import type { Context } from '../../context.ts';
import { subscriptionData } from './subscriptionData.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

type Rows = Awaited<ReturnType<typeof listSubscriptions>>;

/** The standing of somebody whose subscriptions were read already. */
export const standingOfRows = (context: Context, rows: Rows): Standing =>
  standingOfPlans(
    rows.flatMap((row) => {
      const held = subscriptionData(context, row);
      return held
        ? {
            state: held.state,
            trial: held.trial !== null,
            renews: held.renewal_amount !== null,
            endsAt: Date.parse(held.current_period_end),
          }
        : [];
    }),
    context.clock.now(),
  );

/** The standing of a customer: pages sell by it (`CustomerState`). */
export const customerStanding = async (context: Context, userId: string): Promise<Standing> =>
  standingOfRows(context, await listSubscriptions(context.db, userId));
