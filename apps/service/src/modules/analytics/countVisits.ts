import { type EventName, eventCatalogue } from '@tern/contract';

/** Steps that a visit reaches; web vitals are none. */
const steps: ReadonlySet<string> = new Set(
  (Object.keys(eventCatalogue) as EventName[]).filter((name) => name !== 'web_vitals'),
);

/** A visit as far as its events are counted. */
export interface VisitState {
  /** By dimension: time and id of the event that decides it, and its value. */
  facts: Record<string, readonly [at: string, event: string, value: string]>;
  steps: string[];
}

/** An event as far as visits depend on it. Times are ISO 8601 in UTC, so that their order is that of their texts. */
export interface CountedEvent {
  front_id: string;
  event_id: string;
  name: string;
  at: string;
  /** By dimension; empty where the event says nothing. */
  values: Record<string, string>;
}

/** Visits of a day by dimension, value and step. */
export interface VisitCount {
  dimension: string;
  value: string;
  step: string;
  visits: number;
}

/** The first event that says something decides these, the last one the others. */
const decidedFirst: ReadonlySet<string> = new Set(['language', 'country']);
/** Told apart by text of strangers: an experiment or campaign that no event names has no row. */
const dimensions = ['language', 'country', 'campaign', 'method', 'hab', 'pab'];
const shownEmpty: ReadonlySet<string> = new Set(['language', 'country', 'campaign', 'method']);

/** Where a visit stands: everything it is counted for. */
function placesOf({ facts, steps: reached }: VisitState): Omit<VisitCount, 'visits'>[] {
  const values = [{ dimension: 'all', value: '' }];
  for (const dimension of dimensions) {
    const value = facts[dimension]?.[2] ?? '';
    if (value !== '' || shownEmpty.has(dimension)) values.push({ dimension, value });
  }
  return values.flatMap((each) => ['visit', ...reached].map((step) => ({ ...each, step })));
}

function addEvent(state: VisitState, event: CountedEvent, nameValue: NameValue): VisitState {
  const facts = { ...state.facts };
  for (const [dimension, value] of Object.entries(event.values)) {
    if (value === '') continue;
    const known = facts[dimension];
    const isLater = known && (event.at === known[0] ? event.event_id > known[1] : event.at > known[0]);
    if (known && isLater === decidedFirst.has(dimension)) continue;
    facts[dimension] = [event.at, event.event_id, nameValue(dimension, value)];
  }
  const isNew = steps.has(event.name) && !state.steps.includes(event.name);
  return { facts, steps: isNew ? [...state.steps, event.name] : state.steps };
}

/** The value under which one is counted: itself, or that of all others where a day has too many. */
export type NameValue = (dimension: string, value: string) => string;

/**
 * The changes that new events make: the visits they belong to, and the difference in the counts of their day. The sum over any
 * order and division of the events is the same. `before` has the visits that were counted already.
 */
export function countVisits(
  before: ReadonlyMap<string, VisitState>,
  events: readonly CountedEvent[],
  nameValue: NameValue = (_, value) => value,
): { visits: Map<string, VisitState>; changes: VisitCount[] } {
  const visits = new Map<string, VisitState>();
  for (const event of events) {
    const state = visits.get(event.front_id) ?? before.get(event.front_id) ?? { facts: {}, steps: [] };
    visits.set(event.front_id, addEvent(state, event, nameValue));
  }
  const changes = new Map<string, VisitCount>();
  const count = (state: VisitState, by: number) => {
    for (const place of placesOf(state)) {
      const key = JSON.stringify([place.dimension, place.value, place.step]);
      const change = changes.get(key) ?? { ...place, visits: 0 };
      change.visits += by;
      changes.set(key, change);
    }
  };
  for (const [front, state] of visits) {
    const old = before.get(front);
    if (old) count(old, -1);
    count(state, 1);
  }
  return { visits, changes: [...changes.values()].filter((change) => change.visits !== 0) };
}
