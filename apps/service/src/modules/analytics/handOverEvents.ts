import { brand, webAppType } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { signWebhook } from '../../signWebhook.ts';
import type { Outlet } from './analyticsConfig.ts';
import { type Batch, claimBatch, deleteBatch, dropBatches, postponeBatch } from './outbox.repo.ts';
import type { StoredEvent } from './StoredEvent.ts';
import { toPosthog } from './toPosthog.ts';

/** Seconds between tries; after the last one a batch is given up. */
const retries = [5, 30, 120, 600, 1800, 3600, 6 * 3600, 12 * 3600];
/** ms that a batch belongs to who took it: longer than a request may take. */
const lease = 60_000;
const patience = 20_000;
/** Batches of one round, so that a stop waits for no more. */
const most = 50;
/** Bounds of the outbox: ms that a batch waits, and how many wait. */
const longestWait = 48 * 3600 * 1000;
const mostBatches = 20_000;

/** An event as the webhook gets it: every field of spec section 3. */
function webhookEvent(event: StoredEvent) {
  return {
    event_id: event.event_id,
    event_name: event.name,
    event_datetime: event.at,
    event_timestamp: Date.parse(event.at),
    event_params: Object.entries(event.params).map(([key, value]) => ({ key, value })),
    user_properties: event.properties,
    language: event.language,
    device: { platform: 'web', os: event.system, device_name: event.browser },
    country_code: event.country,
    ip: event.ip,
    app_name: brand.analyticsAppName,
    app_type: webAppType,
    front_id: event.front_id,
    user_id: event.front_id,
  };
}

function requestOf(context: Context, outlet: Outlet, batch: Batch): { url: string; init: RequestInit } {
  const json = { 'content-type': 'application/json' };
  if (outlet.name === 'posthog') {
    const body = toPosthog(outlet.key, batch.events, context.config.publicOrigin);
    return { url: `${outlet.host}/batch/`, init: { body, headers: json } };
  }
  const body = JSON.stringify({ type: 'analytics.events', events: batch.events.map(webhookEvent) });
  const id = `analytics_${batch.id}`;
  const time = String(Math.floor(context.clock.now() / 1000));
  return {
    url: outlet.url,
    init: {
      body,
      headers: {
        ...json,
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': signWebhook(outlet.secret, { id, time, body }),
      },
    },
  };
}

/** Null when the batch was taken, else a word for the log. */
async function handOver(context: Context, outlet: Outlet, batch: Batch): Promise<string | null> {
  const { url, init } = requestOf(context, outlet, batch);
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return (error as Error).name;
  }
}

/** Hands the batches that are due to the operator's tools. Any number of processes may do so at once. */
export async function handOverEvents(context: Context, stopping?: AbortSignal): Promise<void> {
  const { analyticsOutlets } = context.config;
  const outlets = analyticsOutlets.map(({ name }) => name);
  if (!outlets.length) return;
  for (let turn = 0; turn < most && !stopping?.aborted; turn += 1) {
    const batch = await claimBatch(context.db, {
      outlets,
      now: timeFromNow(context),
      until: timeFromNow(context, lease),
    });
    const outlet = analyticsOutlets.find(({ name }) => name === batch?.outlet);
    if (!batch || !outlet) return;
    const failure = await handOver(context, outlet, batch);
    const wait = retries[batch.attempts - 1];
    if (failure === null || wait === undefined) await deleteBatch(context.db, batch.id);
    else await postponeBatch(context.db, batch.id, timeFromNow(context, wait * 1000));
    const outcome = failure === null ? 'handed' : wait === undefined ? 'given_up' : 'failed';
    context.metrics.analyticsBatch(outlet.name, outcome);
    if (failure)
      context.log.warn({ outlet: outlet.name, failure, attempts: batch.attempts }, 'events not handed over');
  }
}

/** Keeps the outbox within its bounds. */
export async function boundOutbox(context: Context): Promise<void> {
  const outlets = context.config.analyticsOutlets.map(({ name }) => name);
  const dropped = await dropBatches(context.db, {
    before: timeFromNow(context, -longestWait),
    most: mostBatches,
    outlets,
  });
  if (dropped) context.log.warn({ dropped }, 'events not handed over were given up');
}
