import type { EventName, EventParams } from '@tern/contract';

export interface TrackedEvent {
  readonly name: EventName;
  readonly params: Readonly<Record<string, string | number | undefined>>;
  /** ms since 1970. */
  readonly at: number;
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
 * too, costs nothing where nobody may measure, and never throws.
 */
export function track<Name extends EventName>(name: Name, params: EventParams<Name>): void {
  take({ name, params, at: Date.now() });
}

/** Gives the events to come to whoever sends them, with those of this page so far unless they are to be forgotten. */
export function takeEvents(sender: Take, { forgetEarly = false } = {}): void {
  const waiting = early.splice(0);
  take = sender;
  if (!forgetEarly) waiting.forEach(sender);
}
