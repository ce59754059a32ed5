import { expect, it } from 'vitest';
import { inProcessorTime, type TraceEvent } from './processorTime.ts';

const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: dur > 0 ? 'X' : 'I',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...more,
});
const times = (events: readonly TraceEvent[]) => events.map(({ name, ts, dur }) => [name, ts, dur]);

it('leaves out the time in which the thread of a task did not run', () => {
  const events = [
    event('RunTask', 100, 40, { tdur: 10 }),
    event('RunTask', 102, 36, { tdur: 9 }),
    event('Layout', 120, 20),
    event('firstPaint', 132, 0),
    event('RunTask', 200, 8, { tdur: 8 }),
    event('Layout', 202, 4),
  ];
  expect(times(inProcessorTime(events))).toEqual([
    ['RunTask', 100, 10],
    ['RunTask', 100.5, 9],
    ['Layout', 105, 5],
    ['firstPaint', 108, 0],
    ['RunTask', 200, 8],
    ['Layout', 202, 4],
  ]);
});

it('leaves other threads, events between tasks and tasks of unknown time alone', () => {
  const events = [
    event('RunTask', 100, 40, { tdur: 10 }),
    event('Decode', 110, 20, { tid: 2 }),
    event('ResourceSendRequest', 150, 0),
    event('RunTask', 160, 30),
    event('ParseHTML', 165, 20),
  ];
  expect(times(inProcessorTime(events)).slice(1)).toEqual(times(events).slice(1));
});
