import type { EventName, EventParams } from '@tern/contract';

export interface TrackedEvent {
  readonly name: EventName;
  readonly params: Readonly<Record<string, string | number | undefined>>;
  /** ms since 1970. */
  readonly at: number;
  /** A UUID; made up without one. */
  readonly id?: string;
}

type Take = (event: TrackedEvent) => void;

/** Events of a page before the code that sends them is there. In memory alone. */
const early: TrackedEvent[] = [];
const mostEarly = 20;
let take: Take = (event) => {
  if (early.length < mostEarly) early.push(event);
};

/**
 * Says that something of the catalogue has happened (`packages/contract`, event catalogue). Works on pages without React
 * too, costs nothing where nobody may measure, and never throws. `once`: id and time of an event that pages may tell of
 * again, and that counts once all the same.
 */
export function track<Name extends EventName>(
  name: Name,
  params: EventParams<Name>,
  once?: Required<Pick<TrackedEvent, 'id' | 'at'>>,
): void {
  take({ name, params, at: Date.now(), ...once });
}

/** Gives the events to come to whoever sends them, with those of this page so far unless they are to be forgotten. */
export function takeEvents(sender: Take, { forgetEarly = false } = {}): void {
  const waiting = early.splice(0);
  take = sender;
  if (!forgetEarly) waiting.forEach(sender);
}
