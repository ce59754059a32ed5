import { type Envelope, isSuccess, type OutputOf, status } from '@tern/contract';
import type { StatusData } from '@tern/site/renderer';

/** The status by the service's last response. */
export interface StatusSource {
  /** The last that was heard, however old it is: it says when it was measured. Null before there was any. Never rejects. */
  status(): Promise<StatusData | null>;
  /** The service has something newer. */
  renew(): void;
}

/** ms that a response is used before a newer one is requested. */
const fresh = 30_000;
/** ms that a page waits for the service: less where something is known already. */
const patience = { first: 5000, again: 1500 };

function viewOf({ today, measured_at, parts, incidents, maintenance }: OutputOf<typeof status>): StatusData {
  return {
    today,
    measuredAt: measured_at,
    parts: parts.map(({ part, state, days }) => ({ part, state, days })),
    incidents: incidents.map(({ started_at, ended_at, ...incident }) => ({
      ...incident,
      startedAt: started_at,
      endedAt: ended_at,
    })),
    maintenance: maintenance.map(({ starts_at, ends_at, ...work }) => ({
      ...work,
      startsAt: starts_at,
      endsAt: ends_at,
    })),
  };
}

/** Calls the service at most once in 30 s, and has its last response while it is away. */
export function createStatusSource(options: { origin: () => string; now: () => number }): StatusSource {
  let last: StatusData | null = null;
  let requested: { at: number; response: Promise<StatusData | null> } | null = null;

  async function read(): Promise<StatusData> {
    const response = await fetch(new URL(status.path, options.origin()), {
      signal: AbortSignal.timeout(last ? patience.again : patience.first),
    });
    const envelope = (await response.json()) as Envelope<OutputOf<typeof status>>;
    if (!isSuccess(envelope)) throw new Error(`status answered ${envelope.code}`);
    return viewOf(envelope.data);
  }

  return {
    status() {
      if (requested && options.now() - requested.at <= fresh) return requested.response;
      const response = read().then(
        (data) => {
          last = data;
          return data;
        },
        () => last,
      );
      requested = { at: options.now(), response };
      return response;
    },
    renew() {
      requested = null;
    },
  };
}
