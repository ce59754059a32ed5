/** An event of a trace of Chromium, times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** How long its thread ran meanwhile. */
  tdur?: number;
}

/** A task of a thread: from when to when, µs of the trace, and the part of that time the thread ran. */
type Task = { from: number; to: number; share: number };

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The outermost tasks of each thread, in their order. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const found = new Map<string, Task[]>();
  const begun = events
    .filter(({ name, ph, dur }) => ph === 'X' && dur > 0 && name.endsWith('RunTask'))
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  for (const event of begun) {
    const tasks = found.get(threadOf(event)) ?? [];
    found.set(threadOf(event), tasks);
    if (event.ts < (tasks.at(-1)?.to ?? 0)) continue;
    const ran = event.tdur ?? event.dur;
    tasks.push({ from: event.ts, to: event.ts + event.dur, share: Math.min(1, ran / event.dur) });
  }
  return found;
}

/** The last task that begins at or before `time`. */
function taskAt(tasks: readonly Task[], time: number): Task | undefined {
  let low = 0;
  let high = tasks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tasks[middle] as Task).from <= time) low = middle + 1;
    else high = middle;
  }
  return tasks[low - 1];
}

/**
 * The events of a trace with every task as long as its thread ran: what the processor did for others in the meantime
 * is left out. A task keeps its beginning, and all within it keeps its share of the task, so nesting and order stay.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task || event.ts > task.to) return event;
    const ts = task.from + (event.ts - task.from) * task.share;
    return { ...event, ts, ...(event.dur > 0 && { dur: event.dur * task.share }) };
  });
}
