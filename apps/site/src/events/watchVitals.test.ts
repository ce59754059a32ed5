import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReturn, watchVitals } from './watchVitals.ts';

type Entry = Record<string, unknown>;
const observers = new Map<string, (entries: Entry[]) => void>();
const waiting: Entry[] = [];
let opened: Entry[] = [];

beforeEach(() => {
  observers.clear();
  waiting.length = 0;
  opened = [{ name: 'visible' }];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['layout-shift'];
      type = '';
      take: (list: { getEntries(): Entry[] }) => void;
      constructor(take: (list: { getEntries(): Entry[] }) => void) {
        this.take = take;
      }
      observe({ type }: { type: string }) {
        this.type = type;
        observers.set(type, (entries) => this.take({ getEntries: () => entries }));
      }
      takeRecords() {
        return this.type === 'largest-contentful-paint' ? waiting.splice(0) : [];
      }
    },
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'visibility-state' ? opened : []),
  });
});
afterEach(() => vi.unstubAllGlobals());

const see = (type: string, ...entries: Entry[]) => observers.get(type)?.(entries);

it('takes the last of the largest paints, those not yet reported included', () => {
  const read = watchVitals();
  see('largest-contentful-paint', { startTime: 700.4 });
  waiting.push({ startTime: 1200.6 });
  expect(read()).toEqual({ lcp: 1201, cls: 0 });
});

it('has no paint of a page that came up out of sight', () => {
  opened = [{ name: 'hidden' }];
  expect(watchVitals()()).toEqual({ cls: 0 });
});

it('takes the worst burst of shifts: gaps under a second, five seconds at most, none after a press', () => {
  const read = watchVitals();
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    see('layout-shift', { startTime, value, hadRecentInput });
  shift(100, 0.05);
  shift(600, 0.04);
  shift(700, 0.5, true);
  expect(read().cls).toBe(90);
  shift(2000, 0.02);
  expect(read().cls).toBe(90);
  for (let at = 3000; at <= 9000; at += 900) shift(at, 0.03);
  // Of these seven the first six are within five seconds.
  expect(read().cls).toBe(180);
});

it('takes the slowest interaction, and one less of every fifty', () => {
  const read = watchVitals();
  see('event', { interactionId: 0, duration: 900 });
  expect(read().inp).toBeUndefined();
  see('event', { interactionId: 1, duration: 40 }, { interactionId: 1, duration: 120 });
  expect(read().inp).toBe(120);
  for (let id = 2; id <= 50; id += 1) see('event', { interactionId: id, duration: id });
  expect(read().inp).toBe(50);
});

it.each([
  [
    { type: 'navigate', responseStart: 120.4, contentEncoding: 'br' },
    { ttfb: 120, shown: 'navigate', sent: 'whole' },
  ],
  [
    { type: 'reload', responseStart: 80, contentEncoding: 'dcz' },
    { ttfb: 80, shown: 'reload', sent: 'dictionary' },
  ],
  // Rendered ahead: the response was there before the page was shown.
  [
    { type: 'navigate', responseStart: 80, activationStart: 900 },
    { ttfb: 0, shown: 'prerender' },
  ],
  [{ type: 'back_forward', responseStart: 0 }, { shown: 'back_forward' }],
])('says how the page came: %j', (document, told) => {
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? [document] : []),
  });
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
  expect(watchVitals()()).toEqual({ cls: 0, connection: '3g', ...told });
});

it('measures a page that came back until it is drawn', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('performance', { now: () => 5030.4 });
  vi.stubGlobal('navigator', {});
  const read = watchReturn(5000);
  expect(read()).toEqual({ shown: 'restored' });
  for (const draw of frames) draw();
  expect(read()).toEqual({ shown: 'restored', lcp: 30 });
});
