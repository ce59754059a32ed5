import { dayMs, isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { adapterOf, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { movableMethods, recurringMethods } from '../renewals/reminderDays.ts';
import { type CardToCheck, listCardsToCheck } from '../renewals/reminders.repo.ts';
import { instrumentLink } from './instrumentLink.ts';
import { endsBefore, factsOf } from './instrumentRules.ts';
import { claimOpenChanges, findInstrument, putInstrument } from './instruments.repo.ts';
import { learnInstrument, nextCheck } from './learnInstrument.ts';

/** How long before a charge the card is looked at: time enough for a new one. */
const cardDays = 14;

/** Asks what came of the pages on which buyers give another card: their event may have been lost. */
export async function checkInstruments(context: Context, stopping?: AbortSignal): Promise<void> {
  const due = await claimOpenChanges(context.db, {
    now: timeFromNow(context),
    againAt: (checks) => nextCheck(context, checks),
  });
  for (const orderId of due) {
    if (stopping?.aborted) return;
    await tryLearn(context, orderId);
  }
}

/** False: the provider did not say. */
async function tryLearn(context: Context, orderId: string): Promise<boolean> {
  try {
    await learnInstrument(context, orderId);
    return true;
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    const failure = describeError(error);
    context.log[unknown ? 'warn' : 'error']({ order: orderId, failure }, 'payment instrument unknown');
    return false;
  }
}

/** Mails people whose card ends before the next charge: once for each card, and never after the charge. */
export async function remindCards(context: Context, stopping?: AbortSignal): Promise<void> {
  const methods = recurringMethods().filter((method) => adapterOf(context.adapters, method)?.readInstrument);
  const movable = movableMethods(context);
  // A provider that does not say is asked again in the next round.
  const unknown: string[] = [];
  for (;;) {
    const due = await listCardsToCheck(context.db, {
      now: timeFromNow(context),
      until: timeFromNow(context, cardDays * dayMs),
      methods,
      movable,
      except: unknown,
    });
    for (const card of due) {
      if (stopping?.aborted) return;
      if (await tryLearn(context, card.order.id)) await remindCard(context, card);
      else unknown.push(card.order.id);
    }
    if (due.length === 0) return;
  }
}

async function remindCard(context: Context, { order, subscription, chargeAt }: CardToCheck): Promise<void> {
  const facts = factsOf(await findInstrument(context.db, order.id));
  const { currency } = order;
  const change_url = await instrumentLink(context, context.db, order.id);
  await context.db.transaction(async (tx) => {
    await putInstrument(tx, order.id, { askedFor: chargeAt });
    if (!facts?.expires || !endsBefore(facts, chargeAt) || !isCurrency(currency)) return;
    const { month, year } = facts.expires;
    await enqueueMail(context, tx, {
      occasion: `card ends:${order.id}:${facts.brand}:${facts.last4}:${year}-${month}`,
      to: { userId: order.userId },
      expiresAt: chargeAt,
      template: 'cardEnds',
      data: {
        instrument: facts,
        amount: await nextSum(tx, order, subscription),
        currency,
        renews_at: chargeAt.toISOString(),
        change_url,
      },
    });
  });
}
