import type { AnalyticsEvent } from '@tern/contract';
import type { TrackedEvent } from '../boot/track.ts';
import type { Place, VisitFields } from './describeVisit.ts';

/** `analyticsEvents` of the contract, which stays out of static pages. */
const address = '/api/mms/analytics/v1/events';
/** Events that wait at most; the oldest go first. */
const mostWaiting = 60;
/** Events of one call. */
const batch = 30;
/** ms between an event and its call, so that events travel together; doubled after each failure, up to `longest`. */
const pause = 2000;
const longest = 256_000;
/** Name in local storage of what could not be sent. */
export const unsentKey = 'unsent_events';

export interface Queue {
  add(event: TrackedEvent): void;
  /** The page may never come back: everything leaves with the browser's help, or is stored. */
  leave(): void;
  /** Forgets everything: the visitor does not want to be measured any more. */
  drop(): void;
}

/**
 * Events on their way: sent in batches, again after a failure, stored while there is no connection. The service drops what
 * it has had before. Nothing is sent before `place` is known, or known to stay unknown.
 */
export function createQueue(fields: () => VisitFields, place: Promise<Place>): Queue {
  let where: Place | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let waiting: AnalyticsEvent[] = [];
  try {
    waiting = JSON.parse(localStorage.getItem(unsentKey) ?? '[]');
    localStorage.removeItem(unsentKey);
  } catch {
    // Storage may be off.
  }

  const store = () => {
    try {
      if (waiting.length > 0) localStorage.setItem(unsentKey, JSON.stringify(waiting));
      else localStorage.removeItem(unsentKey);
    } catch {
      // As above.
    }
  };
  const bodyOf = (events: AnalyticsEvent[]) =>
    JSON.stringify({
      user_id: events[0]?.user_id,
      // Stored events keep the place they had.
      events: events.map((event) => ({ ...where, ...event })),
    });
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(send, Math.min(longest, pause * 2 ** failures));
  };

  async function send(): Promise<void> {
    if (!where || sending || waiting.length === 0) return;
    sending = true;
    const events = waiting.slice(0, batch);
    // A refusal is final, save of too much at once.
    const taken = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-App-Type': '501' },
      body: bodyOf(events),
      keepalive: true,
    }).then(
      ({ status }) => status < 500 && status !== 429,
      () => false,
    );
    sending = false;
    if (taken) waiting = waiting.filter((event) => !events.includes(event));
    // After a success only where a failure has left something.
    if (!taken || failures) store();
    failures = taken ? 0 : failures + 1;
    if (waiting.length > 0) plan();
  }

  void place.then((found) => {
    where = found;
    void send();
  });
  return {
    add({ name, params, at, id }) {
      waiting.push({
        ...fields(),
        event_id: id ?? crypto.randomUUID(),
        event_name: name,
        event_datetime: new Date(at).toISOString(),
        event_timestamp: at,
        event_params: Object.entries(params).flatMap(([key, value]) =>
          value === undefined ? [] : [{ key, value }],
        ),
      });
      waiting = waiting.slice(-mostWaiting);
      plan();
    },
    leave() {
      clearTimeout(timer);
      while (waiting.length > 0) {
        const events = waiting.slice(0, batch);
        const body = new Blob([bodyOf(events)], { type: 'application/json' });
        if (!navigator.onLine || !navigator.sendBeacon(address, body)) break;
        waiting = waiting.slice(batch);
      }
      store();
    },
    drop() {
      clearTimeout(timer);
      waiting = [];
      store();
    },
  };
}
