import { analyticsEvents as operation } from '@tern/contract';
import { describeUserAgent } from '@tern/domain';
import { addressForLimits, truncateAddress } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { type Limit, minute } from '../../limit.ts';
import { createVisitCounter } from './createVisitCounter.ts';
import { isFull, noteEvents } from './eventBuffer.ts';
import { judgeEvent, type Sender } from './judgeEvent.ts';

const perVisitor: Limit = {
  counts: 'calls with analytics events per visitor, in each process',
  count: 120,
  seconds: minute,
};

const allowances = new WeakMap<Context, ReturnType<typeof createVisitCounter>>();
function allowanceOf(context: Context): ReturnType<typeof createVisitCounter> {
  const known = allowances.get(context) ?? createVisitCounter(perVisitor, () => context.clock.now());
  allowances.set(context, known);
  return known;
}

/** Seconds after which a browser may try again when there is no room. */
const retryAfter = 10;

export const analyticsEvents = defineHandler(
  operation,
  { limits: [perVisitor] },
  async ({ context, input, request }) => {
    const wait = allowanceOf(context).take(addressForLimits(request.address));
    if (wait) fail(operation, 'rate_limited', { retry_after: wait });
    const { events } = input;
    const count = context.metrics.analyticsEvents;
    // A page of ours never sends then; what comes all the same is not wanted.
    if (request.asksForPrivacy) {
      count('unwanted', events.length);
      return { accepted: 0, refused: events.length };
    }
    const ip = truncateAddress(request.address);
    // No error: a browser that gets one holds its events and sends them again.
    if (isFull(context, ip)) {
      count('over_bound', events.length);
      return { accepted: 0, refused: events.length };
    }
    const { browser, system } = describeUserAgent(request.userAgent);
    const sender: Sender = {
      now: context.clock.now(),
      country: request.country ?? '',
      ip,
      browser: browser ?? '',
      system: system ?? '',
    };
    const rows = events.flatMap((event) => judgeEvent(event, sender) ?? []);
    if (!noteEvents(context, rows)) {
      count('no_room', rows.length);
      fail(operation, 'unavailable', { retry_after: retryAfter });
    }
    count('refused', events.length - rows.length);
    return { accepted: rows.length, refused: events.length - rows.length };
  },
);
