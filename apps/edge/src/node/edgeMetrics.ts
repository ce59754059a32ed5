import {
  currentScope,
  Histogram,
  methodLabel,
  type Observe,
  type PlainSeries,
  plainHistogram,
  readCounter,
  readGauge,
  secondsBuckets,
} from '@tern/observe';
import type { ContentCache } from '../cache/contentCache.ts';
import type { RenderQueue } from '../cache/renderQueue.ts';
import type { Exchange, ExchangeObserver } from '../http/Exchange.ts';

/** One route from one source. */
interface RouteCounts {
  readonly seconds: PlainSeries;
  /** By method, then by status. */
  readonly statuses: Map<string, Float64Array>;
}

/** Counts exchanges in plain arrays: a cached page must not become slower by being counted. */
export function countExchanges({ registry }: Pick<Observe, 'registry'>): ExchangeObserver {
  const seconds = plainHistogram({
    name: 'tern_edge_request_seconds',
    help: 'Time from the head of a request until its response was handed over; of cached content, until it was written.',
    buckets: secondsBuckets,
    registry,
  });
  const routes: Record<Exchange['source'], Map<string, RouteCounts>> = {
    cache: new Map(),
    edge: new Map(),
    service: new Map(),
  };
  readCounter(
    {
      name: 'tern_edge_requests_total',
      help: 'Responses of the edge. Status 499: the visitor left before the response had ended.',
      labelNames: ['source', 'route', 'method', 'status'],
      registry,
    },
    function* () {
      for (const [source, byRoute] of Object.entries(routes))
        for (const [route, { statuses }] of byRoute)
          for (const [method, counts] of statuses)
            for (const [status, value] of counts.entries())
              if (value > 0) yield { labels: { source, route, method, status: String(status) }, value };
    },
  );
  return ({ source, route, method, status, duration }) => {
    const byRoute = routes[source];
    let counts = byRoute.get(route);
    if (!counts) {
      counts = { seconds: seconds.series({ source, route }), statuses: new Map() };
      byRoute.set(route, counts);
    }
    const label = method === 'GET' ? method : methodLabel(method);
    let statuses = counts.statuses.get(label);
    if (!statuses) {
      statuses = new Float64Array(600);
      counts.statuses.set(label, statuses);
    }
    statuses[status] = (statuses[status] as number) + 1;
    counts.seconds.observe(duration / 1000);
  };
}

/** The numbers of the cache of finished responses. */
export function registerCacheMetrics({ registry }: Pick<Observe, 'registry'>, cache: ContentCache): void {
  readCounter(
    {
      name: 'tern_edge_cache_requests_total',
      help: 'Looks into the cache of finished responses: found, found too old, not found.',
      labelNames: ['result'],
      registry,
    },
    () => {
      const { hits, stale, misses } = cache.stats();
      return Object.entries({ hit: hits - stale, stale, miss: misses }).map(([result, value]) => ({
        labels: { result },
        value,
      }));
    },
  );
  readCounter(
    {
      name: 'tern_edge_cache_purged_total',
      help: 'Cached responses that a purge took out of use.',
      registry,
    },
    () => [{ labels: {}, value: cache.stats().purged }],
  );
  readGauge({ name: 'tern_edge_cache_bytes', help: 'Bytes of cached responses.', registry }, () =>
    cache.weight(),
  );
  readGauge({ name: 'tern_edge_cache_entries', help: 'Cached responses.', registry }, () => cache.size());
}

/** The queue, whose tasks are timed and are spans of the request that waits for them. */
export function observeQueue({ registry, tracing }: Observe, queue: RenderQueue): RenderQueue {
  const seconds = new Histogram({
    name: 'tern_edge_render_seconds',
    help: 'Time to render and compress a page, its turn in the queue aside.',
    labelNames: ['order'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  readGauge(
    { name: 'tern_edge_render_running', help: 'Pages that are being rendered.', registry },
    () => queue.stats().running,
  );
  readGauge(
    { name: 'tern_edge_render_waiting', help: 'Pages that wait for their turn.', registry },
    () => queue.stats().waiting,
  );
  readCounter(
    {
      name: 'tern_edge_render_refused_total',
      help: 'Pages that were not rendered: too much waited.',
      registry,
    },
    () => [{ labels: {}, value: queue.stats().refused }],
  );
  return {
    ...queue,
    run: (task, order = 'visitor') =>
      queue.run(async () => {
        const span = tracing.start('render', {
          kind: 'internal',
          parent: currentScope()?.trace,
          attributes: { 'tern.part': 'edge', 'tern.order': order },
        });
        const started = performance.now();
        let failed = true;
        try {
          const made = await task();
          failed = false;
          return made;
        } finally {
          seconds.observe({ order }, (performance.now() - started) / 1000);
          span.end({ failed });
        }
      }, order),
  };
}
